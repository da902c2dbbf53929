/**
 * Checkout: who may order, a guest's details, coupons, and the machine from the gate to the placed order (spec sections
 * 4 and 5, A-41, A-77).
 */
export { checkOrderingRight, type OrderingRefusal } from './ordering-right.ts';
export { checkGuestDetails, type GuestEntry } from './guest-details.ts';
export type { CheckoutPolicy, GateRules } from './checkout-policy.ts';
export {
  detailsOf,
  isEmailConfirmed,
  type BuyerDetails,
  type CheckedBuyer,
  type GuestField,
  type GuestRefusals,
} from './buyer-details.ts';
export type { CheckoutProblem } from './problems.ts';
export { orderToPlace, type OrderToPlace } from './order-to-place.ts';
export {
  checkoutGate,
  checkoutStanding,
  type CheckoutFacts,
  type CheckoutStanding,
  type OrderedFor,
} from './checkout-standing.ts';
export type { CheckoutInput } from './checkout-state.ts';
export type { CheckoutEvent } from './checkout-setup.ts';
export { checkoutMachine, type CheckoutSnapshot } from './checkout.machine.ts';
export { checkoutView, type CheckoutStop, type CheckoutView } from './checkout-view.ts';
export type { CouponsNotice } from './coupon-notices.ts';
export { meansRows, type MeansNote, type MeansRow } from './means-rows.ts';
export type { CouponsPhase, CouponsStanding } from './coupons-standing.ts';
export {
  couponsMachine,
  selectCoupons,
  type CouponQueriesInput,
  type CouponQueryInput,
  type CouponsEvent,
  type CouponsSnapshot,
  type CouponsUse,
} from './coupons.machine.ts';
