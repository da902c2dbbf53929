/** Checkout: who may go there, who may order, leaving it, a guest's details (spec sections 2, 4 and 5, A-41, A-47, A-77). */
export { answerWarning, cartClick, GUEST_GATE, openCheckout } from './guest-gate.ts';
export type { GateFacts, GateOutcome } from './guest-gate.ts';
export { basePathOf, cartDoor, checkoutPath, gateLocation, homeOf, turnedAwayTo } from './gate-location.ts';
export type { CartDoor } from './gate-location.ts';
export { checkOrderingRight } from './ordering-right.ts';
export type { OrderingRefusal } from './ordering-right.ts';
export { backGuardOf, backTarget, guardedPage, leavesCheckout, leaveSteps, needsConfirmation } from './leave-guard.ts';
export type { BackGuard, GuardedPage, LeaveFacts, LeaveStep } from './leave-guard.ts';
export { leaveGuardMachine } from './leave-guard.machine.ts';
export type { LeaveEvent } from './leave-guard.machine.ts';
export { checkGuestDetails } from './guest-details.ts';
export type { GuestEntry } from './guest-details.ts';
export { loginNeeded } from './login-needed.ts';
export type { LoginNeeded } from './login-needed.ts';
export { GUEST_PROMPT_CHOICES, guestPrompt, guestPromptSteps } from './guest-prompt.ts';
export type { GuestPromptChoice, GuestPromptStep } from './guest-prompt.ts';
export { afterLeaving } from './unfinished-item.ts';
export type { Buying } from './unfinished-item.ts';
export type { CheckoutPolicy, GateRules } from './checkout-policy.ts';
export { detailsOf, isEmailConfirmed } from './buyer-details.ts';
export type { BuyerDetails, CheckedBuyer, GuestField, GuestRefusals } from './buyer-details.ts';
export type { CheckoutProblem } from './problems.ts';
export { orderToPlace } from './order-to-place.ts';
export type { OrderDraft, OrderToPlace } from './order-to-place.ts';
export { checkoutGate, checkoutStanding } from './checkout-standing.ts';
export type { CheckoutFacts, CheckoutStanding } from './checkout-standing.ts';
export type { CheckoutInput } from './checkout-state.ts';
export type { CheckoutEvent } from './checkout-setup.ts';
export { checkoutMachine } from './checkout.machine.ts';
export type { CheckoutSnapshot } from './checkout.machine.ts';
export { checkoutView } from './checkout-view.ts';
export type { CheckoutStop, CheckoutView } from './checkout-view.ts';
export type { CouponsNotice } from './coupon-notices.ts';
export { meansRows } from './means-rows.ts';
export type { MeansNote, MeansRow } from './means-rows.ts';
export type { CouponsPhase, CouponsStanding } from './coupons-standing.ts';
export { couponsMachine, selectCoupons } from './coupons.machine.ts';
export type {
  CouponQueriesInput,
  CouponQueryInput,
  CouponsEvent,
  CouponsSnapshot,
  CouponsUse,
} from './coupons.machine.ts';
