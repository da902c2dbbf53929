/**
 * An amount of one currency. It is held as a whole number of minor units, so sums and products are exact and no float
 * ever takes part; `amount` gives the same value as a `Decimal` in major units (spec section 5, A-02, A-03). An amount
 * with more decimals than its currency counts cannot exist: what must be rounded is rounded by `percentOf` or
 * `taxContained` first.
 */
import { Decimal } from 'decimal.js';
import type { Currency } from './currency.ts';

/** `amount` in major units (12.50 is twelve and a half euro), with at most `currency.digits` decimals. */
export interface Money {
  readonly amount: Decimal;
  readonly currency: Currency;
}

class MinorUnits implements Money {
  readonly minor: bigint;
  readonly currency: Currency;

  constructor(minor: bigint, currency: Currency) {
    this.minor = minor;
    this.currency = currency;
  }

  /** Made when asked for: pricing a long cart creates many amounts and shows few of them. */
  get amount(): Decimal {
    return new Decimal(plain(this.minor, this.currency.digits));
  }

  toJSON(): { amount: string; currency: Currency } {
    return { amount: plain(this.minor, this.currency.digits), currency: this.currency };
  }
}

const plain = (minor: bigint, digits: number): string => {
  const sign = minor < 0n ? '-' : '';
  const figures = minor
    .toString()
    .slice(sign.length)
    .padStart(digits + 1, '0');
  const cut = figures.length - digits;
  return digits === 0 ? sign + figures : `${sign}${figures.slice(0, cut)}.${figures.slice(cut)}`;
};

const minorFrom = (amount: Decimal, digits: number): bigint => {
  const [whole, fraction = ''] = amount.toFixed().split('.');
  if (fraction.length > digits) throw new RangeError(`${amount.toFixed()} has more than ${digits} decimals`);
  // What is not finite is no whole number either, so it throws here.
  return BigInt(whole + fraction.padEnd(digits, '0'));
};

/**
 * Makes an amount in major units from a decimal string, a Decimal or a whole number. Not finite, not whole (for a
 * number) or with more decimals than the currency counts is a defect; text from outside goes through `decodeAmount`.
 */
export const money = (amount: string | Decimal | number, currency: Currency): Money => {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) {
    throw new TypeError(`An amount given as a number is whole: ${amount}`);
  }
  return new MinorUnits(minorFrom(new Decimal(amount), currency.digits), currency);
};

/** Nothing, in the currency given. */
export const zero = (currency: Currency): Money => new MinorUnits(0n, currency);

/** Makes an amount from minor units (cents), as the database holds it. */
export const fromMinorUnits = (minor: bigint, currency: Currency): Money => new MinorUnits(minor, currency);

/** The amount in minor units (cents), as the database holds it. */
export const toMinorUnits = (value: Money): bigint =>
  value instanceof MinorUnits ? value.minor : minorFrom(value.amount, value.currency.digits);

/** The amount as a decimal string with exactly `currency.digits` decimals and a point, as the wire carries it. */
export const encodeAmount = (value: Money): string => plain(toMinorUnits(value), value.currency.digits);
