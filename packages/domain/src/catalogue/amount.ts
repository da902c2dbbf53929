/** Checks the amount of one card against its product's limits (spec section 5, A-25). */
import { Result } from 'effect';
import { readAmountEntry } from '../locale/index.ts';
import type { AmountEntryRefusal } from '../locale/index.ts';
import { compare, money } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { Product } from './catalogue.ts';

export type AmountLimitRefusal =
  | { readonly _tag: 'AmountBelowMinimum'; readonly min: Money }
  | { readonly _tag: 'AmountAboveMaximum'; readonly max: Money };

type Limits = Pick<Product, 'minAmount' | 'maxAmount'>;

/** Both limits are inclusive. */
export const checkAmount = (
  amount: Money,
  { minAmount, maxAmount }: Limits,
): Result.Result<Money, AmountLimitRefusal> => {
  if (compare(amount, minAmount) < 0) return Result.fail({ _tag: 'AmountBelowMinimum', min: minAmount });
  if (compare(amount, maxAmount) > 0) return Result.fail({ _tag: 'AmountAboveMaximum', max: maxAmount });
  return Result.succeed(amount);
};

type Refusal = AmountEntryRefusal | AmountLimitRefusal;

/**
 * Parses and checks a typed amount of a card, in the currency of the limits. An amount with too many digits is above
 * the maximum.
 */
export const checkAmountEntry = (text: string, limits: Limits): Result.Result<Money, Refusal> => {
  const { currency } = limits.minAmount;
  const read = Result.mapError(readAmountEntry(text, currency), (refusal): Refusal =>
    refusal._tag === 'AmountTooLarge' ? { _tag: 'AmountAboveMaximum', max: limits.maxAmount } : refusal,
  );
  return Result.flatMap(read, (figure): Result.Result<Money, Refusal> => checkAmount(money(figure, currency), limits));
};
