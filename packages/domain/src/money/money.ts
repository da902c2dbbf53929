/**
 * An amount of one currency as a whole number of minor units, so that sums and products are exact without floats (spec
 * section 5, A-02, A-03). It is still an amount after JSON or `structuredClone`. An amount with more decimals than its
 * currency cannot exist: `percentOf` and `taxContained` round first.
 */
import type { Currency } from './currency.ts';
import { plainDecimal } from './plain-decimal.ts';

/**
 * `minor` in minor units (cents), read by `toMinorUnits` and `encodeAmount`; a string if the amount was decoded from
 * JSON.
 */
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

  /** JSON has no bigint. */
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
 * Makes an amount in major units from a plain decimal string or a whole number. Any other string or number, or more
 * decimals than the currency has, is a defect; external values go through `decodeAmount`.
 */
export const money = (amount: string | number, currency: Currency): Money => {
  if (typeof amount === 'number' && !Number.isSafeInteger(amount)) {
    throw new TypeError(`An amount given as a number is whole: ${amount}`);
  }
  const { whole, decimals } = plainDecimal(amount);
  if (decimals.length > currency.digits) throw new RangeError(`${amount} has more than ${currency.digits} decimals`);
  return fromMinorUnits(BigInt(whole + decimals.padEnd(currency.digits, '0')), currency);
};

/** Zero in the given currency. */
export const zero = (currency: Currency): Money => fromMinorUnits(0n, currency);

/** Makes an amount from minor units (cents), as the database stores it. */
export const fromMinorUnits = (minor: bigint, currency: Currency): Money => new MinorUnits(minor, currency);

/** The amount in minor units (cents), as the database stores it. */
export const toMinorUnits = ({ minor }: Money): bigint => BigInt(minor);

/** The amount as a decimal string with exactly `currency.digits` decimals and a point, as on the wire. */
export const encodeAmount = (value: Money): string => plain(toMinorUnits(value), value.currency.digits);
