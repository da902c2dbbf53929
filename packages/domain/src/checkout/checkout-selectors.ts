/** Selectors of a running checkout, separate from its machine, so that a view need not load the machine. */
import type { GatewayFailure } from '../gateway/index.ts';
import type { CheckoutSnapshot } from './checkout.machine.ts';
import type { CouponsStanding } from './coupons-standing.ts';

/** The coupons to show and count; those of an earlier page until the machine runs. */
export const selectCheckoutCoupons = (snapshot: CheckoutSnapshot): CouponsStanding => snapshot.context.coupons;
/** How often the button was pressed. */
export const selectAttempt = (snapshot: CheckoutSnapshot): number => snapshot.context.attempt;
/** Why the last press failed; null while one is running. */
export const selectCheckoutFailure = (snapshot: CheckoutSnapshot): GatewayFailure | null =>
  snapshot.hasTag('busy') ? null : snapshot.context.failure;
/** The number of the placed order; null until there is one. */
export const selectPlacedOrderNo = (snapshot: CheckoutSnapshot): string | null =>
  snapshot.matches('placed') ? snapshot.context.orderNo : null;
