/**
 * Everything that a page shows of a checkout: from the facts before the machine runs, afterwards also from its
 * snapshot. Separate from the machine, so that a view need not load it. Source: S5.16, A-19, A-37, A-41.
 */
import { costsOfCart } from '../pricing/index.ts';
import { isPhysicalLine } from '../cart/index.ts';
import type { Cart } from '../cart/index.ts';
import type { Costs } from '../pricing/index.ts';
import type { Coupon } from '../coupon/index.ts';
import { couponsNotices } from './coupon-notices.ts';
import type { CouponsNotice } from './coupon-notices.ts';
import {
  selectAttempt,
  selectCheckoutCoupons,
  selectCheckoutFailure,
  selectPlacedOrderNo,
} from './checkout-selectors.ts';
import type { CheckoutSnapshot } from './checkout.machine.ts';
import { checkoutStanding } from './checkout-standing.ts';
import type { CheckoutFacts, CheckoutStanding } from './checkout-standing.ts';
import { storedCoupons } from './coupons-standing.ts';
import type { CouponsStanding } from './coupons-standing.ts';

/** Why the last press did not order: a call failed, with its code, or the amount has changed. */
export type CheckoutStop =
  | { readonly _tag: 'OrderFailed'; readonly code: string | null }
  | { readonly _tag: 'AmountChanged' };

/**
 * `isBusy`: an order is in progress. `isLeavable`: leaving needs confirmation. `isAsking`: the confirmation is shown.
 */
export interface CheckoutView extends Omit<CheckoutStanding, 'problems'> {
  readonly cart: Cart;
  readonly costs: Costs;
  /** Cards are posted, and locked until they have arrived. */
  readonly isPosted: boolean;
  readonly coupons: CouponsStanding;
  readonly couponNotices: readonly CouponsNotice[];
  /** The coupons are being queried. */
  readonly isRecounting: boolean;
  /** How often the button was pressed. */
  readonly attempt: number;
  /** The problems, once the button was pressed. */
  readonly problems: NonNullable<CheckoutStanding['problems']>;
  readonly stop: CheckoutStop | null;
  readonly isBusy: boolean;
  readonly isLeavable: boolean;
  readonly isAsking: boolean;
  /** The number of the placed order; null until there is one. */
  readonly placedOrderNo: string | null;
}

const stopOf = (snapshot: CheckoutSnapshot | null, { hasChanged }: CouponsStanding): CheckoutStop | null => {
  const failure = snapshot && selectCheckoutFailure(snapshot);
  if (failure !== null) return { _tag: 'OrderFailed', code: failure.code };
  return hasChanged ? { _tag: 'AmountChanged' } : null;
};

/** `stored` are the coupons of an earlier page, shown until the machine runs; `snapshot` is null until then. */
export const checkoutView = (
  facts: CheckoutFacts,
  stored: readonly Coupon[],
  snapshot: CheckoutSnapshot | null,
): CheckoutView => {
  const { cart } = facts.priced;
  const coupons = snapshot === null ? storedCoupons(stored) : selectCheckoutCoupons(snapshot);
  const attempt = snapshot === null ? 0 : selectAttempt(snapshot);
  const { problems, ...standing } = checkoutStanding(facts, coupons);
  return {
    ...standing,
    cart,
    costs: costsOfCart(cart, standing.total),
    isPosted: cart.lines.some(isPhysicalLine),
    coupons,
    couponNotices: couponsNotices(coupons, standing.total.coupons),
    isRecounting: coupons.phase === 'asking' && coupons.coupons.length > 0,
    attempt,
    problems: attempt === 0 ? [] : (problems ?? []),
    stop: stopOf(snapshot, coupons),
    isBusy: snapshot?.hasTag('busy') ?? false,
    isLeavable: snapshot?.hasTag('leavable') ?? false,
    isAsking: snapshot?.hasTag('asking') ?? false,
    placedOrderNo: snapshot && selectPlacedOrderNo(snapshot),
  };
};
