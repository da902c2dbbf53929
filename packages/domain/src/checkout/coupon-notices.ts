/** The notices about the coupons of a purchase, in reading order. Source: S8.23 to S8.27, A-16, A-19, A-106. */
import { lostBalances } from '../coupon/index.ts';
import type { AppliedCoupon, LostBalance, Requeried } from '../coupon/index.ts';
import type { CouponsPhase, CouponsStanding } from './coupons-standing.ts';

/**
 * `CouponLeft`: removed from the list, with the reason. `CouponsUnverified`: their query failed, which blocks the
 * payment; shown once no query is running. `CouponRestLost`: the part of its balance that a coupon does not pay.
 */
export type CouponsNotice =
  | ({ readonly _tag: 'CouponLeft' } & Requeried['removed'][number])
  | { readonly _tag: 'CouponsUnverified'; readonly cardNumbers: readonly string[] }
  | ({ readonly _tag: 'CouponRestLost' } & LostBalance);

const isBeingAsked = (phase: CouponsPhase): boolean => phase === 'asking' || phase === 'verifying';

export const couponsNotices = (
  { coupons, removed, phase }: CouponsStanding,
  applied: readonly AppliedCoupon[],
): readonly CouponsNotice[] => {
  const unverified = coupons.filter(({ isVerified }) => !isVerified).map(({ cardNumber }) => cardNumber);
  return [
    ...removed.map((one) => ({ _tag: 'CouponLeft' as const, ...one })),
    ...(unverified.length === 0 || isBeingAsked(phase)
      ? []
      : [{ _tag: 'CouponsUnverified' as const, cardNumbers: unverified }]),
    ...lostBalances(applied).map((lost) => ({ _tag: 'CouponRestLost' as const, ...lost })),
  ];
};
