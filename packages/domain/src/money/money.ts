/**
 * An amount of one currency, held as a whole number of minor units, so that sums and products are exact and no float ever
 * takes part (spec section 5, A-02, A-03). What is stored or sent to another thread, by JSON or `structuredClone`, comes
 * back as an amount. An amount with more decimals than its currency counts cannot exist: what must be rounded is rounded
 * by `percentOf` or `taxContained` first.
 */
import type { Currency } from './currency.ts';
import { plainDecimal } from './plain-decimal.ts';

/** `minor` in minor units (cents), read by `toMinorUnits` and `encodeAmount`; text where the amount comes out of JSON. */
export interface Money {
  readonly minor: bigint | string;
  readonly currency: Currency;
}

class MinorUnits implements Money {
  readonly minor: bigint;
  readonly currency: Currency;

  constructor(minor: bigint, currency: Currency) {
    this.minor = minor;
    this.currency = currency;
  }

  /** JSON has no number for it. */
  toJSON(): Money {
    return { minor: this.minor.toString(), currency: this.currency };
  }
}

const plain = (minor: bigint, digits: number): string => {
  if (digits === 0) return minor.toString();
  const sign = minor < 0n ? '-' : '';
  const figures = minor
    .toString()
    .slice(sign.length)
    .padStart(digits + 1, '0');
  const cut = figures.length - digits;
  return `${sign}${figures.slice(0, cut)}.${figures.slice(cut)}`;
};

/**
 * Makes an amount in major units from a plain decimal string or a whole number. No plain decimal, not whole (for a number) or with
 * more decimals than the currency counts is a defect; text from outside goes through `decodeAmount`.
 */
export const money = (amount: string | number, currency: Currency): Money => {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) {
    throw new TypeError(`An amount given as a number is whole: ${amount}`);
  }
  const { whole, decimals } = plainDecimal(amount);
  if (decimals.length > currency.digits) throw new RangeError(`${amount} has more than ${currency.digits} decimals`);
  return fromMinorUnits(BigInt(whole + decimals.padEnd(currency.digits, '0')), currency);
};

/** Nothing, in the currency given. */
export const zero = (currency: Currency): Money => fromMinorUnits(0n, currency);

/** Makes an amount from minor units (cents), as the database holds it. */
export const fromMinorUnits = (minor: bigint, currency: Currency): Money => new MinorUnits(minor, currency);

/** The amount in minor units (cents), as the database holds it. */
export const toMinorUnits = ({ minor }: Money): bigint => BigInt(minor);

/** The amount as a decimal string with exactly `currency.digits` decimals and a point, as the wire carries it. */
export const encodeAmount = (value: Money): string => plain(toMinorUnits(value), value.currency.digits);
