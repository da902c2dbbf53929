/**
 * A discount that a salesman sets on a line, a cart, an extra product or a letter (spec section 5, A-10): it replaces
 * all other discounts.
 */
import { Result } from 'effect';
import { compare, floorAtZero, isRateWithin, lessPercent, rate, subtract, zero } from '../money/index.ts';
import type { Money, Rate } from '../money/index.ts';
import type { DiscountType, SetDiscount } from './discount.ts';

/** The amount less the discount: a rate rounded once, a fixed amount exactly; never below zero. */
export const lessSetDiscount = (amount: Money, discount: SetDiscount): Money =>
  discount.type === 'percent' ? lessPercent(amount, discount.rate) : floorAtZero(subtract(amount, discount.amount));

/**
 * Why a salesman's discount is refused: another type than the unit's, a rate outside 0 to 100, an amount below 0 or
 * above the price.
 */
export type SetDiscountRefusal =
  | { readonly _tag: 'DiscountTypeNotOffered'; readonly offered: DiscountType }
  | { readonly _tag: 'RateOutOfRange'; readonly min: Rate; readonly max: Rate }
  | { readonly _tag: 'AmountBelowMinimum'; readonly min: Money }
  | { readonly _tag: 'AmountAboveMaximum'; readonly max: Money };

const rateLimits = { min: rate(0), max: rate(100) };

/**
 * Accepts a discount of the type offered (null: of either): a rate of 0 to 100 percent, or an amount from 0 to the
 * price; a price of null is unknown and sets no limit.
 */
export const checkSetDiscount = (
  discount: SetDiscount,
  offered: DiscountType | null,
  price: Money | null,
): Result.Result<SetDiscount, SetDiscountRefusal> => {
  if (offered !== null && discount.type !== offered) return Result.fail({ _tag: 'DiscountTypeNotOffered', offered });
  if (discount.type === 'percent') {
    return isRateWithin(discount.rate, rateLimits)
      ? Result.succeed(discount)
      : Result.fail({ _tag: 'RateOutOfRange', ...rateLimits });
  }
  const least = zero(discount.amount.currency);
  if (compare(discount.amount, least) < 0) return Result.fail({ _tag: 'AmountBelowMinimum', min: least });
  return price !== null && compare(discount.amount, price) > 0
    ? Result.fail({ _tag: 'AmountAboveMaximum', max: price })
    : Result.succeed(discount);
};
