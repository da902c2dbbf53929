/**
 * Access to checkout, as a table: the first row that matches wins. Source: spec section 4 (S4.85 to S4.91), A-41,
 * An empty cart is sent to the catalogue before all rows.
 */
import { Struct } from 'effect';

/** The facts for the gate. `isGuestChosen`: the buyer chose in this session to continue as a guest. */
export interface GateFacts {
  readonly isCartEmpty: boolean;
  readonly isGuestOnly: boolean;
  readonly isLoggedIn: boolean;
  readonly isGuestModeOn: boolean;
  readonly isGuestChosen: boolean;
  /** Single sign-on is the sole login method of the unit. */
  readonly isSingleSignOnOnly: boolean;
}

/** `warning`: asks whether to continue as a guest. `login` carries nextStep=checkout. `catalogue` is /#main. */
export type GateOutcome = 'catalogue' | 'checkout' | 'warning' | 'singleSignOn' | 'login';

interface Row {
  readonly when: Partial<GateFacts>;
  readonly outcome: GateOutcome;
}

/** Facts that a row does not name may have any value. The last row always matches. */
export const GUEST_GATE: readonly Row[] = [
  { when: { isCartEmpty: true }, outcome: 'catalogue' },
  { when: { isGuestOnly: true }, outcome: 'checkout' },
  { when: { isLoggedIn: true }, outcome: 'checkout' },
  { when: { isGuestModeOn: true, isGuestChosen: true }, outcome: 'checkout' },
  { when: { isGuestModeOn: true }, outcome: 'warning' },
  { when: { isSingleSignOnOnly: true }, outcome: 'singleSignOn' },
  { when: {}, outcome: 'login' },
];

const matches = ({ when }: Row, facts: GateFacts): boolean =>
  Struct.keys(when).every((fact) => when[fact] === facts[fact]);

/** The outcome of a click on the cart. */
export const cartClick = (facts: GateFacts): GateOutcome =>
  GUEST_GATE.find((row) => matches(row, facts))?.outcome ?? 'login';

/**
 * The outcome of opening the address /buying/checkout: the same, except that it goes to login instead of showing the
 * warning.
 */
export const openCheckout = (facts: GateFacts): Exclude<GateOutcome, 'warning'> => {
  const outcome = cartClick(facts);
  return outcome === 'warning' ? 'login' : outcome;
};

/** The outcome of an answer to the warning. Continuing sets `isGuestChosen` for the session. */
export const answerWarning = (answer: 'continueAsGuest' | 'login'): 'checkout' | 'login' =>
  answer === 'continueAsGuest' ? 'checkout' : 'login';
