/**
 * Formats numbers and amounts: digits are Latin in every language, the decimal separator is the unit's, the rest
 * follows Intl (spec section 5, A-53, A-124, A-153). Numbers stay decimal strings: no float is used.
 */
import type { Money } from '../money/index.ts';
import { encodeAmount } from '../money/index.ts';

export type DecimalSeparator = ',' | '.';

/** `languageTag` is BCP 47 (`fr`, `zh-CN`), `country` ISO 3166-1 alpha-2: the language of the page, the country of the unit. */
export interface NumberStyle {
  readonly languageTag: string;
  readonly country: string;
  readonly decimalSeparator: DecimalSeparator;
}

/** Comma for units of the country FR, dot for all others, unless the unit states its own separator. */
export const decimalSeparatorOf = (country: string, stated: DecimalSeparator | null = null): DecimalSeparator =>
  stated ?? (country.toUpperCase() === 'FR' ? ',' : '.');

const NARROW_NO_BREAK_SPACE = '\u202F';

/** The decimal separator of amounts; for English in France, Intl uses another one for other numbers. */
const signOf = (locale: Intl.Locale): string | undefined =>
  new Intl.NumberFormat(locale.toString(), { style: 'currency', currency: 'EUR', numberingSystem: 'latn' })
    .formatToParts(1)
    .find((part) => part.type === 'decimal')?.value;

/**
 * The locale for the style: the language in the unit's country, unless its decimal separator differs from the unit's
 * and the country's own language, in the same script, has the right one: an English page of a French unit shows French
 * numbers, `1 234,50 €`.
 */
const localeOf = ({ languageTag, country, decimalSeparator }: NumberStyle): string => {
  const own = new Intl.Locale(languageTag, { region: country });
  if (signOf(own) === decimalSeparator) return own.toString();
  const ofCountry = new Intl.Locale(`und-${country}`).maximize();
  const fits = ofCountry.script === own.maximize().script && signOf(ofCountry) === decimalSeparator;
  return (fits ? ofCountry : own).toString();
};

const cache = new Map<string, Intl.NumberFormat>();

/** Formatters are expensive to create and never change: one for each locale and set of options. */
const formatter = (style: NumberStyle, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = JSON.stringify([style.languageTag, style.country, style.decimalSeparator, options]);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(localeOf(style), { numberingSystem: 'latn', ...options });
  cache.set(key, made);
  return made;
};

const join = (parts: readonly Intl.NumberFormatPart[], decimal: DecimalSeparator): string => {
  const clashes = parts.some((part) => part.type === 'group' && part.value === decimal);
  const group = decimal === '.' ? ',' : NARROW_NO_BREAK_SPACE;
  return parts
    .map((part) => {
      if (part.type === 'decimal') return decimal;
      return part.type === 'group' && clashes ? group : part.value;
    })
    .join('');
};

const FIGURE = /^-?\d+(?:\.\d+)?$/;

/** A string that is not a number is a defect of the caller: formatting it would show `NaN` to a buyer. */
const format = (figure: string, style: NumberStyle, options: Intl.NumberFormatOptions, exponent = ''): string => {
  if (!FIGURE.test(figure)) throw new RangeError(`Not a decimal figure: '${figure}'`);
  const parts = formatter(style, options).formatToParts(`${figure}${exponent}` as Intl.StringNumericLiteral);
  return join(parts, style.decimalSeparator);
};

const formatAmount = (money: Money, digits: number, style: NumberStyle): string =>
  format(encodeAmount(money), style, {
    style: 'currency',
    currency: money.currency.code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** An amount with its currency and exactly the currency's decimals, grouped: `1 234,50 €`. */
export const formatMoney = (money: Money, style: NumberStyle): string =>
  formatAmount(money, money.currency.digits, style);

const isWhole = (money: Money): boolean => /^-?\d+(?:\.0+)?$/.test(encodeAmount(money));

/** Like `formatMoney`, but a whole amount shows no decimals: `75 €`, for buttons and price ranges. */
export const formatMoneyShort = (money: Money, style: NumberStyle): string =>
  formatAmount(money, isWhole(money) ? 0 : money.currency.digits, style);

/**
 * Amounts of one sentence or row, in their order: none shows decimals if all are whole, all show their currency's
 * otherwise (issue 14: `450 €` of `500 €`, `449,50 €` of `500,00 €`).
 */
export const formatTogether = (amounts: readonly Money[], style: NumberStyle): readonly string[] => {
  const written = amounts.every(isWhole) ? formatMoneyShort : formatMoney;
  return amounts.map((amount) => written(amount, style));
};

/** Both ends of a range, the lower without its currency, as in `10 to 250 €`; decimals as `formatTogether` shows them. */
export const formatRange = (
  least: Money,
  most: Money,
  style: NumberStyle,
): { readonly low: string; readonly high: string } => {
  const digits = isWhole(least) && isWhole(most) ? 0 : least.currency.digits;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return {
    low: format(encodeAmount(least), style, options),
    high: digits === 0 ? formatMoneyShort(most, style) : formatMoney(most, style),
  };
};

/**
 * A number given as a whole number or decimal string, grouped, with its decimals (at most 20); any other string is a
 * defect.
 */
export const formatNumber = (figure: number | bigint | string, style: NumberStyle): string =>
  format(String(figure), style, { maximumFractionDigits: 20 });

/**
 * A percent number given as a decimal string, with its decimals (at most 20): '2.5' becomes `2,5 %`; any other string
 * is a defect.
 */
export const formatPercent = (rate: string, style: NumberStyle): string =>
  format(rate, style, { style: 'percent', maximumFractionDigits: 20 }, 'e-2');
