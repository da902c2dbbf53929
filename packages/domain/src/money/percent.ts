/**
 * Shares of an amount by a rate. Rates are percent numbers (20 means 20 %). These are the only functions that round:
 * once, to whole minor units, half away from zero unless the caller asks for another direction.
 */
import { fromMinorUnits, toMinorUnits } from './money.ts';
import type { Money } from './money.ts';
import { plainDecimal } from './plain-decimal.ts';

/** A percent number as plain data: `percent` is a decimal string without superfluous zeros, `'2.5'` is 2.5 %. Made by `rate`. */
export interface Rate {
  readonly percent: string;
}

/** How a value between two minor units is rounded; `up` and `down` are away from and towards zero. */
export type Rounding = 'halfAwayFromZero' | 'up' | 'down';

/** A rate as a share of one: `over / under`, so 2.5 percent is 25 / 1000. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** A rate is parsed once for all lines that have it, because parsing the string is the slow step. */
const fractions = new WeakMap<Rate, Fraction>();

const fractionOf = (rate: Rate): Fraction => {
  const known = fractions.get(rate);
  if (known !== undefined) return known;
  const [whole, decimals = ''] = rate.percent.split('.');
  const fraction = { over: BigInt(whole + decimals), under: 10n ** BigInt(2 + decimals.length) };
  fractions.set(rate, fraction);
  return fraction;
};

const divide = (over: bigint, under: bigint, rounding: Rounding): bigint => {
  const away = over < 0n ? -1n : 1n;
  const quotient = over / under;
  const rest = (over % under) * away;
  if (rest === 0n || rounding === 'down') return quotient;
  return rounding === 'halfAwayFromZero' && rest * 2n < under ? quotient : quotient + away;
};

/** A percent number from a plain decimal string or a number: `rate('2.5')` is 2.5 %. Anything else is a defect. */
export const rate = (value: string | number): Rate => {
  const { whole, decimals } = plainDecimal(value);
  return { percent: decimals === '' ? whole : `${whole}.${decimals}` };
};

/** True for exactly 0 %. */
export const isZeroRate = (rate: Rate): boolean => fractionOf(rate).over === 0n;

/** -1 when `a` is less than `b`, 0 when equal, 1 when more. */
export const compareRates = (a: Rate, b: Rate): -1 | 0 | 1 => {
  const [one, other] = [fractionOf(a), fractionOf(b)];
  const difference = one.over * other.under - other.over * one.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** True from `min` to `max`, both inclusive. */
export const isRateWithin = (rate: Rate, { min, max }: { readonly min: Rate; readonly max: Rate }): boolean =>
  compareRates(rate, min) >= 0 && compareRates(rate, max) <= 0;

/** `rate` percent of the amount, rounded once to minor units. */
export const percentOf = (value: Money, rate: Rate, rounding: Rounding = 'halfAwayFromZero'): Money => {
  const { over, under } = fractionOf(rate);
  return fromMinorUnits(divide(toMinorUnits(value) * over, under, rounding), value.currency);
};

/**
 * The amount less `rate` percent: `round(amount − amount × rate / 100)`, rounded once, never below zero
 * (A-05).
 */
export const lessPercent = (value: Money, rate: Rate): Money => {
  const { over, under } = fractionOf(rate);
  if (over === 0n) return value;
  const left = under - over;
  return fromMinorUnits(
    left <= 0n ? 0n : divide(toMinorUnits(value) * left, under, 'halfAwayFromZero'),
    value.currency,
  );
};

/**
 * The tax contained in an amount: `amount × rate / (100 + rate)`, rounded half away from zero. A rate below 0 is
 * a defect.
 */
export const taxContained = (value: Money, rate: Rate): Money => {
  const { over, under } = fractionOf(rate);
  if (over < 0n) throw new RangeError('A tax rate is not negative');
  return fromMinorUnits(divide(toMinorUnits(value) * over, under + over, 'halfAwayFromZero'), value.currency);
};
