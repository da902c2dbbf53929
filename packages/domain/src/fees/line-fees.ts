/**
 * The fees of a line: the extra product, once per card, and the letter, once per line (spec section 5, A-01, A-04,
 * A salesman's discount lowers each separately and never below zero.
 */
import { Result } from 'effect';
import { lessSetDiscount } from '../discount/index.ts';
import type { SetDiscount } from '../discount/index.ts';
import { compare, times, zero } from '../money/index.ts';
import type { Money } from '../money/index.ts';

/** The extra product for all cards of a line: rounded for one, then multiplied by `cards`. */
export const extraProductFee = (
  extra: { readonly amount: Money; readonly discount: SetDiscount | null },
  cards: number,
): Money => times(extra.discount === null ? extra.amount : lessSetDiscount(extra.amount, extra.discount), cards);

/** `AmountBelowMinimum`: negative. `AmountAboveMaximum`: more than the unit's fee. */
export type LoweredFeeRefusal =
  | { readonly _tag: 'AmountBelowMinimum'; readonly min: Money }
  | { readonly _tag: 'AmountAboveMaximum'; readonly max: Money };

/**
 * Accepts a product or shipping fee that a salesman sets: it may be lower than the unit's own, but not higher.
 */
export const checkLoweredFee = (fee: Money, own: Money): Result.Result<Money, LoweredFeeRefusal> => {
  const min = zero(fee.currency);
  if (compare(fee, min) < 0) return Result.fail({ _tag: 'AmountBelowMinimum', min });
  return compare(fee, own) > 0 ? Result.fail({ _tag: 'AmountAboveMaximum', max: own }) : Result.succeed(fee);
};

/** The letter of a line after the salesman's discount; never multiplied by the quantity. */
export const letterFee = (letter: { readonly price: Money; readonly salesmanDiscount: SetDiscount | null }): Money =>
  letter.salesmanDiscount === null ? letter.price : lessSetDiscount(letter.price, letter.salesmanDiscount);
