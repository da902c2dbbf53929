/** How the coupons of a purchase stand, apart from their machine: whoever shows them need not load what moves them. */
import type { AddedCoupon } from './coupon-list.ts';
import type { Coupon } from './coupon.ts';
import type { CouponsContext } from './coupons-state.ts';
import type { CouponsPhase, CouponsSnapshot } from './coupons.machine.ts';

/** The coupons as they are shown and counted. */
export interface CouponsStanding extends Pick<CouponsContext, 'coupons' | 'refusal' | 'removed' | 'hasChanged'> {
  readonly phase: CouponsPhase;
  /** What waits for the yes to losing its rest. */
  readonly pending: AddedCoupon | null;
}

const PHASES: readonly CouponsPhase[] = ['resting', 'adding', 'warning', 'asking', 'verifying'];

export const selectCoupons = (snapshot: CouponsSnapshot): CouponsStanding => {
  const { coupons, refusal, removed, hasChanged, pending } = snapshot.context;
  const phase = PHASES.find((one) => snapshot.hasTag(one))!;
  return { coupons, refusal, removed, hasChanged, pending, phase };
};

/** Coupons of an earlier page, which are still to be asked about. */
export const storedCoupons = (coupons: readonly Coupon[]): CouponsStanding => ({
  coupons,
  refusal: null,
  removed: [],
  hasChanged: false,
  pending: null,
  phase: 'asking',
});
