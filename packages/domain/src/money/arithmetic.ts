/**
 * Exact arithmetic on amounts: nothing here rounds. Combining amounts of different currencies is a defect of the
 * caller, which is thrown.
 */
import { isSameCurrency } from './currency.ts';
import type { Currency } from './currency.ts';
import { fromMinorUnits, toMinorUnits, zero } from './money.ts';
import type { Money } from './money.ts';

const assertSameCurrency = (a: Money, b: Money): void => {
  if (!isSameCurrency(a.currency, b.currency)) {
    throw new TypeError(`Mixed currencies: ${a.currency.code} and ${b.currency.code}`);
  }
};

/** The sum of two amounts; exact. */
export const add = (a: Money, b: Money): Money => {
  assertSameCurrency(a, b);
  return fromMinorUnits(toMinorUnits(a) + toMinorUnits(b), a.currency);
};

/** `a` less `b`; may fall below zero, see `floorAtZero`. */
export const subtract = (a: Money, b: Money): Money => {
  assertSameCurrency(a, b);
  return fromMinorUnits(toMinorUnits(a) - toMinorUnits(b), a.currency);
};

/** The amount multiplied by a whole number; exact. A number that is not whole is a defect. */
export const times = (value: Money, count: number): Money => {
  if (!Number.isSafeInteger(count)) throw new TypeError(`Not a whole number: ${count}`);
  return fromMinorUnits(toMinorUnits(value) * BigInt(count), value.currency);
};

/** The sum of any number of amounts; zero of the currency if there are none. */
export const sum = (values: Iterable<Money>, currency: Currency): Money => {
  const nothing = zero(currency);
  let minor = 0n;
  for (const value of values) {
    assertSameCurrency(nothing, value);
    minor += toMinorUnits(value);
  }
  return fromMinorUnits(minor, currency);
};

/** -1 when `a` is less than `b`, 0 when equal, 1 when more. */
export const compare = (a: Money, b: Money): -1 | 0 | 1 => {
  assertSameCurrency(a, b);
  const difference = toMinorUnits(a) - toMinorUnits(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** True if both are the same amount of the same currency. Amounts of different currencies are unequal, not a defect. */
export const equals = (a: Money, b: Money): boolean =>
  isSameCurrency(a.currency, b.currency) && toMinorUnits(a) === toMinorUnits(b);

/** The smaller of two amounts. */
export const min = (a: Money, b: Money): Money => (compare(a, b) <= 0 ? a : b);

/** The larger of two amounts. */
export const max = (a: Money, b: Money): Money => (compare(a, b) >= 0 ? a : b);

/** True for exactly zero. */
export const isZero = (value: Money): boolean => toMinorUnits(value) === 0n;

/** True for more than zero. */
export const isPositive = (value: Money): boolean => toMinorUnits(value) > 0n;

/** The amount, or zero if it is below zero. */
export const floorAtZero = (value: Money): Money => (toMinorUnits(value) < 0n ? zero(value.currency) : value);
