/**
 * A discount or commission on the wire is a pair: a type P or V and a number as a string, a rate or an amount
 * respectively (S3.33, S3.34, S3.36, S3.40, S3.41, S3.43).
 */
import { Result } from 'effect';
import type { SetDiscount } from '../discount/index.ts';
import { decodeAmount, encodeAmount, rate } from '../money/index.ts';
import type { Currency } from '../money/index.ts';

export interface DiscountPair {
  readonly type: 'P' | 'V';
  readonly value: string;
}

/** Decodes a pair; undefined if the number is invalid or negative. Limits are checked by the rules, not here. */
export const readPair = ({ type, value }: DiscountPair, currency: Currency): SetDiscount | undefined => {
  if (type === 'P') return /^\d{1,9}(\.\d{1,9})?$/.test(value) ? { type: 'percent', rate: rate(value) } : undefined;
  const amount = value.startsWith('-') ? undefined : Result.getOrUndefined(decodeAmount(value, currency));
  return amount && { type: 'value', amount };
};

/** Decodes the two fields of an optional pair: null if no type is set. */
export const readFields = (
  type: 'P' | 'V' | null | undefined,
  value: string | null | undefined,
  currency: Currency,
): SetDiscount | null | undefined => (type ? readPair({ type, value: value ?? '' }, currency) : null);

/** Encodes a discount or commission as a pair. */
export const writePair = (set: SetDiscount): DiscountPair =>
  set.type === 'percent' ? { type: 'P', value: set.rate.percent } : { type: 'V', value: encodeAmount(set.amount) };
