/** Access to checkout, and where other visitors are redirected (spec section 4, S4.85 to S4.91, A-41, A-42, A-121). */
export { answerWarning, cartClick, GUEST_GATE, openCheckout, type GateFacts, type GateOutcome } from './guest-gate.ts';
export {
  basePathOf,
  buyingPath,
  cartDoor,
  checkoutPath,
  gateLocation,
  homeOf,
  turnedAwayTo,
  type CartDoor,
} from './gate-location.ts';
export { loginNeeded, type LoginNeeded } from './login-needed.ts';
