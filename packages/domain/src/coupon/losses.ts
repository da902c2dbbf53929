/**
 * The warning about a coupon without partial redeem: its balance beyond the amount due is lost when it pays (spec
 * section 8, A-16, A-106). The lost rest never enters a total.
 */
import { compare, isZero, subtract } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { AppliedCoupon } from './coupon.ts';

export interface LostBalance {
  readonly cardNumber: string;
  readonly lost: Money;
}

/** The coupons whose balance becomes 0 although they do not pay all of it. */
export const lostBalances = (coupons: readonly AppliedCoupon[]): readonly LostBalance[] =>
  coupons
    .map(({ coupon, applied, remaining }) => ({
      cardNumber: coupon.cardNumber,
      lost: subtract(subtract(coupon.balance, applied), remaining),
    }))
    .filter(({ lost }) => !isZero(lost));

/** The losses to warn about after a change: those that were not there before, or were smaller. */
export const newLostBalances = (
  before: readonly AppliedCoupon[],
  after: readonly AppliedCoupon[],
): readonly LostBalance[] => {
  const known = new Map(lostBalances(before).map(({ cardNumber, lost }) => [cardNumber, lost]));
  return lostBalances(after).filter(({ cardNumber, lost }) => {
    const warned = known.get(cardNumber);
    return warned === undefined || compare(lost, warned) > 0;
  });
};
