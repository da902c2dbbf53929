/**
 * Amounts as typed and as shown in fields (spec section 5, A-53, A-114, A-154, A-156): either decimal separator, spaces
 * before groups of three digits, Arabic-Indic digits, the currency's own sign or code before or after.
 */
import { Result } from 'effect';
import { encodeAmount, rate } from '../money/index.ts';
import type { Currency, Money, Rate } from '../money/index.ts';
import { currencyMarks } from './currency-mark.ts';
import type { DecimalSeparator } from './number-style.ts';

/**
 * `AmountMalformed`: not a number in this format, or signed. `AmountTooLarge`: more digits than `maxDigits` before the
 * decimal separator, not counting leading zeros. `AmountAmbiguous`: a separator before exactly three
 * digits in a currency with fewer decimals ("1,000" could be one or a thousand). `TooManyDecimals`: more decimals than
 * the currency has.
 */
export type AmountEntryRefusal =
  | { readonly _tag: 'Required' }
  | { readonly _tag: 'AmountMalformed' }
  | { readonly _tag: 'AmountTooLarge'; readonly maxDigits: number }
  | { readonly _tag: 'AmountAmbiguous' }
  | { readonly _tag: 'TooManyDecimals'; readonly max: number };

const ARABIC_INDIC_ZERO = 0x0660;
const MAX_WHOLE_DIGITS = 15;

const toLatin = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) - ARABIC_INDIC_ZERO))
    .replaceAll('\u066B', '.');

/** Whole part with single spaces before groups of three, then a decimal separator with digits on both sides. */
const ENTRY = /^(\d+(?:\p{Zs}\d{3})*)(?:[.,](\d+))?$/u;

/**
 * An entry without the currency's own sign or code on one side: `50 €`, `€50` and `EUR 50` become `50`. Another
 * currency's stays, as does one without an amount.
 */
export const withoutCurrencyMark = (text: string, currency: Currency): string => {
  const entry = text.trim();
  const folded = entry.toUpperCase();
  for (const mark of currencyMarks(currency)) {
    if (folded.length <= mark.length) continue;
    if (folded.endsWith(mark)) return entry.slice(0, -mark.length).trim();
    if (folded.startsWith(mark)) return entry.slice(mark.length).trim();
  }
  return entry;
};

/** `digits`: how many decimals there may be; missing ones are filled with zeros. */
const readDecimal = (entry: string, digits: number): Result.Result<string, AmountEntryRefusal> => {
  if (entry === '') return Result.fail({ _tag: 'Required' });
  const [, grouped, decimals = ''] = ENTRY.exec(entry) ?? [];
  if (grouped === undefined) return Result.fail({ _tag: 'AmountMalformed' });
  const whole = grouped.replace(/\P{Nd}/gu, '').replace(/^0+(?=\d)/, '');
  if (whole.length > MAX_WHOLE_DIGITS) return Result.fail({ _tag: 'AmountTooLarge', maxDigits: MAX_WHOLE_DIGITS });
  if (decimals.length === 3 && digits < 3) return Result.fail({ _tag: 'AmountAmbiguous' });
  const kept = decimals.replace(/0+$/, '');
  if (kept.length > digits) return Result.fail({ _tag: 'TooManyDecimals', max: digits });
  return Result.succeed(digits === 0 ? whole : `${whole}.${kept.padEnd(digits, '0')}`);
};

/**
 * Parses an entry to a decimal string with exactly the currency's decimals and a point: `1 234,5` becomes `1234.50`.
 */
export const readAmountEntry = (text: string, currency: Currency): Result.Result<string, AmountEntryRefusal> =>
  readDecimal(toLatin(withoutCurrencyMark(text, currency)), currency.digits);

/** A rate as typed has at most so many decimals. */
const RATE_DIGITS = 2;

/** Parses a percentage with or without its sign: `3,5 %` becomes 3.5 percent. Refused like an amount. */
export const readRateEntry = (text: string): Result.Result<Rate, AmountEntryRefusal> =>
  Result.map(
    readDecimal(
      toLatin(text)
        .replace(/[%\u066A]\s*$/u, '')
        .trim(),
      RATE_DIGITS,
    ),
    rate,
  );

/** A percentage as an entry field shows it, without its sign. `readRateEntry` reads it back. */
export const formatRateForField = ({ percent }: Rate, decimalSeparator: DecimalSeparator): string =>
  percent.replace('.', decimalSeparator);

/**
 * An amount as an entry field shows it: the unit's decimal separator, no grouping, no currency. `readAmountEntry` reads
 * it back.
 */
export const formatAmountForField = (money: Money, decimalSeparator: DecimalSeparator): string =>
  encodeAmount(money).replace('.', decimalSeparator);
