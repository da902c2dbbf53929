/**
 * The salesman's share of a line: stored with the draft, contained in the price, never an additional charge (spec
 * section 5 and 9, A-08, A-105).
 */
import { Result } from 'effect';
import { compare, isRateWithin, percentOf, rate } from '../money/index.ts';
import type { Money, Rate } from '../money/index.ts';

/** A share of the line by rate, or a fixed amount. */
export type Commission =
  | { readonly type: 'percent'; readonly rate: Rate }
  | { readonly type: 'value'; readonly amount: Money };

/** The lowest and the highest share in percent, both inclusive. */
export const commissionRateLimits = { min: rate(3), max: rate(10) };

/** The commission of a new line: 3 percent. */
export const defaultCommission: Commission = { type: 'percent', rate: rate(3) };

/** `RateOutOfRange`: a rate outside its limits. The other two: a fixed amount that is less or more than the limits allow. */
export type CommissionRefusal =
  | { readonly _tag: 'RateOutOfRange'; readonly min: Rate; readonly max: Rate }
  | { readonly _tag: 'AmountBelowMinimum'; readonly min: Money }
  | { readonly _tag: 'AmountAboveMaximum'; readonly max: Money };

/** Accepts a commission of 3 % to 10 % of the line's gross (goods, extras and letter), by rate or by amount. */
export const checkCommission = (
  commission: Commission,
  lineGross: Money,
): Result.Result<Commission, CommissionRefusal> => {
  const { min, max } = commissionRateLimits;
  if (commission.type === 'percent') {
    return isRateWithin(commission.rate, commissionRateLimits)
      ? Result.succeed(commission)
      : Result.fail({ _tag: 'RateOutOfRange', min, max });
  }
  // Rounded inwards, so that the stated limits are themselves allowed.
  const least = percentOf(lineGross, min, 'up');
  const most = percentOf(lineGross, max, 'down');
  if (compare(commission.amount, least) < 0) return Result.fail({ _tag: 'AmountBelowMinimum', min: least });
  if (compare(commission.amount, most) > 0) return Result.fail({ _tag: 'AmountAboveMaximum', max: most });
  return Result.succeed(commission);
};

/** The commission in money, rounded half away from zero. */
export const commissionAmount = (commission: Commission, lineGross: Money): Money =>
  commission.type === 'percent' ? percentOf(lineGross, commission.rate) : commission.amount;
