/** How the coupons of a purchase stand, apart from their machine: whoever shows them need not load what moves them. */
import type { AddedCoupon, Coupon } from '../coupon/index.ts';
import type { CouponsContext } from './coupons-state.ts';

export type CouponsPhase = 'resting' | 'adding' | 'warning' | 'asking' | 'verifying';

/** The coupons as they are shown and counted. */
export interface CouponsStanding extends Pick<CouponsContext, 'coupons' | 'refusal' | 'removed' | 'hasChanged'> {
  readonly phase: CouponsPhase;
  /** What waits for the yes to losing its rest. */
  readonly pending: AddedCoupon | null;
}

/** Coupons of an earlier page, which are still to be asked about. */
export const storedCoupons = (coupons: readonly Coupon[]): CouponsStanding => ({
  coupons,
  refusal: null,
  removed: [],
  hasChanged: false,
  pending: null,
  phase: 'asking',
});
