/**
 * Shares of an amount by a rate. Rates are percent numbers (20 means 20 %). These are the only functions that round:
 * once, to whole minor units, half away from zero unless the caller names another direction.
 */
import { Decimal } from 'decimal.js';
import { fromMinorUnits, toMinorUnits } from './money.ts';
import type { Money } from './money.ts';

/** How a value between two minor units is settled; `up` and `down` are away from and towards zero. */
export type Rounding = 'halfAwayFromZero' | 'up' | 'down';

/** A rate as a share of one: `over / under`, so 2.5 percent is 25 / 1000. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** A rate is read once for all the lines that carry it: turning a Decimal into whole numbers is the slow step. */
const fractions = new WeakMap<Decimal, Fraction>();

const fractionOf = (rate: Decimal): Fraction => {
  const known = fractions.get(rate);
  if (known !== undefined) return known;
  // A rate that is not finite has no whole digits, so it throws here.
  const fraction = { over: BigInt(rate.toFixed().replace('.', '')), under: 10n ** BigInt(2 + rate.decimalPlaces()) };
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

/** A percent number from text, a whole number or a Decimal: `rate('2.5')` is 2.5 %. */
export const rate = (value: string | number | Decimal): Decimal => new Decimal(value);

/** `rate` percent of the amount, rounded once to minor units. */
export const percentOf = (value: Money, rate: Decimal, rounding: Rounding = 'halfAwayFromZero'): Money => {
  const { over, under } = fractionOf(rate);
  return fromMinorUnits(divide(toMinorUnits(value) * over, under, rounding), value.currency);
};

/**
 * What is left of the amount after `rate` percent are taken off: `round(amount − amount × rate / 100)`, rounded once
 * never below zero.
 */
export const lessPercent = (value: Money, rate: Decimal): Money => {
  const { over, under } = fractionOf(rate);
  if (over === 0n) return value;
  const left = under - over;
  return fromMinorUnits(
    left <= 0n ? 0n : divide(toMinorUnits(value) * left, under, 'halfAwayFromZero'),
    value.currency,
  );
};

/** The tax inside an amount that includes it: `amount × rate / (100 + rate)`, rounded half away from zero. A rate below 0 is a defect. */
export const taxContained = (value: Money, rate: Decimal): Money => {
  const { over, under } = fractionOf(rate);
  if (over < 0n) throw new RangeError('A tax rate is not negative');
  return fromMinorUnits(divide(toMinorUnits(value) * over, under + over, 'halfAwayFromZero'), value.currency);
};
