/** What a checkout at work says, apart from its machine: whoever shows it need not load what moves it. */
import type { GatewayFailure } from '../gateway/index.ts';
import type { CheckoutSnapshot } from './checkout.machine.ts';
import type { CouponsStanding } from './coupons-standing.ts';

/** The coupons as they are shown and counted, until the machine is at work those of an earlier page. */
export const selectCheckoutCoupons = (snapshot: CheckoutSnapshot): CouponsStanding => snapshot.context.coupons;
/** How often the button was pressed. */
export const selectAttempt = (snapshot: CheckoutSnapshot): number => snapshot.context.attempt;
/** Why the last press did not get anywhere; null while one is under way. */
export const selectCheckoutFailure = (snapshot: CheckoutSnapshot): GatewayFailure | null =>
  snapshot.hasTag('busy') ? null : snapshot.context.failure;
/** The number of the order that stands; null until one does. */
export const selectPlacedOrderNo = (snapshot: CheckoutSnapshot): string | null =>
  snapshot.matches('placed') ? snapshot.context.orderNo : null;
