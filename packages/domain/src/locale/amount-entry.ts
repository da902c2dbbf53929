/**
 * Amounts as people type them, and as fields show them (spec section 5, A-53, A-114, A-154, A-156): either decimal
 * sign, blanks before groups of three digits, Arabic-Indic digits.
 */
import { Result } from 'effect';
import { encodeAmount } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import type { DecimalSeparator } from './number-style.ts';

/**
 * `AmountMalformed`: no number in this sense, or signed. `AmountTooLarge`: more digits than `maxDigits`
 * before the decimal sign, zeros in front not counted. `AmountAmbiguous`: a decimal sign before exactly three digits
 * in a currency that counts fewer decimals ("1,000" is neither one nor a thousand). `TooManyDecimals`: finer than the
 * currency counts.
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

/** Whole part with single blanks before groups of three, then a decimal sign with digits on both sides. */
const ENTRY = /^(\d+(?:\p{Zs}\d{3})*)(?:[.,](\d+))?$/u;

/** Reads an entry into a decimal string with exactly the currency's decimals and a point: `1 234,5` gives `1234.50`. */
export const readAmountEntry = (text: string, currency: Currency): Result.Result<string, AmountEntryRefusal> => {
  const entry = toLatin(text.trim());
  if (entry === '') return Result.fail({ _tag: 'Required' });
  const [, grouped, decimals = ''] = ENTRY.exec(entry) ?? [];
  if (grouped === undefined) return Result.fail({ _tag: 'AmountMalformed' });
  const whole = grouped.replace(/\P{Nd}/gu, '').replace(/^0+(?=\d)/, '');
  if (whole.length > MAX_WHOLE_DIGITS) return Result.fail({ _tag: 'AmountTooLarge', maxDigits: MAX_WHOLE_DIGITS });
  if (decimals.length === 3 && currency.digits < 3) return Result.fail({ _tag: 'AmountAmbiguous' });
  const kept = decimals.replace(/0+$/, '');
  if (kept.length > currency.digits) return Result.fail({ _tag: 'TooManyDecimals', max: currency.digits });
  return Result.succeed(currency.digits === 0 ? whole : `${whole}.${kept.padEnd(currency.digits, '0')}`);
};

/** An amount as an entry field shows it: the unit's decimal sign, no grouping, no currency. `readAmountEntry` reads it back. */
export const formatAmountForField = (money: Money, decimalSeparator: DecimalSeparator): string =>
  encodeAmount(money).replace('.', decimalSeparator);
