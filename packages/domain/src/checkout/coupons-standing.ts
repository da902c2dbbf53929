/** The standing of the coupons of a purchase, separate from their machine, so that a view need not load it. */
import type { AddedCoupon, Coupon } from '../coupon/index.ts';
import type { CouponsContext } from './coupons-state.ts';

export type CouponsPhase = 'resting' | 'adding' | 'warning' | 'asking' | 'verifying';

/** The coupons to show and count. */
export interface CouponsStanding extends Pick<CouponsContext, 'coupons' | 'refusal' | 'removed' | 'hasChanged'> {
  readonly phase: CouponsPhase;
  /** A coupon is being added: it is queried, or will be once those of the list are. */
  readonly isAdding: boolean;
  /** The coupon that waits for confirmation of losing its rest. */
  readonly pending: AddedCoupon | null;
}

/** Coupons of an earlier page, which are still to be queried. */
export const storedCoupons = (coupons: readonly Coupon[]): CouponsStanding => ({
  coupons,
  refusal: null,
  removed: [],
  hasChanged: false,
  pending: null,
  isAdding: false,
  phase: 'asking',
});
