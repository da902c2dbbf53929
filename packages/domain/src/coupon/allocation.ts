/**
 * What each coupon pays (spec section 5, A-14, A-16): coupons in the order they were added, each paying what is still
 * due on the lines it fits, in cart order. A change of the cart allocates all of them again from the start.
 */
import { add, floorAtZero, isZero, min, subtract, zero } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { fits } from './coupon.ts';
import type { AppliedCoupon, Coupon, DueLine } from './coupon.ts';

/** `due` is what is left to pay on each line, in the order of the given lines. */
export interface Allocation {
  readonly coupons: readonly AppliedCoupon[];
  readonly due: readonly Money[];
}

/** The coupon's balance after it has paid `applied`; a rest is lost only if something was paid. */
const remainingAfter = ({ balance, isPartialRedeemAllowed }: Coupon, applied: Money): Money =>
  isPartialRedeemAllowed || isZero(applied) ? subtract(balance, applied) : zero(balance.currency);

/** Allocates the coupons to the lines. No coupon pays more than its balance, no line receives more than is due. */
export const allocateCoupons = (
  coupons: readonly Coupon[],
  lines: readonly DueLine[],
  currency: Currency,
): Allocation => {
  const due = lines.map((line) => line.due);
  let open = lines.map((_, at) => at);
  const applied = coupons.map((coupon): AppliedCoupon => {
    let left = floorAtZero(coupon.balance);
    let paid = zero(currency);
    for (const at of open) {
      if (isZero(left)) break;
      if (!fits(coupon, lines[at]!)) continue;
      const part = min(left, due[at]!);
      due[at] = subtract(due[at]!, part);
      left = subtract(left, part);
      paid = add(paid, part);
    }
    // Later coupons skip lines that are fully paid.
    open = open.filter((at) => !isZero(due[at]!));
    return { coupon, applied: paid, remaining: remainingAfter(coupon, paid) };
  });
  return { coupons: applied, due };
};
