/**
 * A discount or commission on the wire is a pair: a type P or V and a number as text that is a rate or an amount
 * accordingly (S3.33, S3.34, S3.36, S3.40, S3.41, S3.43).
 */
import { Result } from 'effect';
import type { SetDiscount } from '../discount/index.ts';
import { decodeAmount, encodeAmount, rate } from '../money/index.ts';
import type { Currency } from '../money/index.ts';

export interface DiscountPair {
  readonly type: 'P' | 'V';
  readonly value: string;
}

/** Reads a pair; undefined where the number is none, or is negative. Limits are for the rules, not for reading. */
export const readPair = ({ type, value }: DiscountPair, currency: Currency): SetDiscount | undefined => {
  if (type === 'P') return /^\d{1,9}(\.\d{1,9})?$/.test(value) ? { type: 'percent', rate: rate(value) } : undefined;
  const amount = value.startsWith('-') ? undefined : Result.getOrUndefined(decodeAmount(value, currency));
  return amount && { type: 'value', amount };
};

/** Reads the two fields of a pair that may be absent: null where no type is set. */
export const readFields = (
  type: 'P' | 'V' | null | undefined,
  value: string | null | undefined,
  currency: Currency,
): SetDiscount | null | undefined => (type ? readPair({ type, value: value ?? '' }, currency) : null);

/** Writes a discount or commission as a pair. */
export const writePair = (set: SetDiscount): DiscountPair =>
  set.type === 'percent' ? { type: 'P', value: set.rate.percent } : { type: 'V', value: encodeAmount(set.amount) };
