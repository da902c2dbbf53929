/**
 * Who may go on to checkout, as a table: the first row that matches wins. Source: spec section 4 (S4.85 to S4.91), A-41,
 * An empty cart is sent to the catalogue before all rows.
 */
import { Struct } from 'effect';

/** What the gate asks. `isGuestChosen`: the buyer said in this session that he goes on as a guest. */
export interface GateFacts {
  readonly isCartEmpty: boolean;
  readonly isGuestOnly: boolean;
  readonly isLoggedIn: boolean;
  readonly isGuestModeOn: boolean;
  readonly isGuestChosen: boolean;
  /** Single sign-on is the sole login method of the unit. */
  readonly isSingleSignOnOnly: boolean;
}

/** `warning`: asks whether to go on as a guest. `login` carries nextStep=checkout. `catalogue` is /#main. */
export type GateOutcome = 'catalogue' | 'checkout' | 'warning' | 'singleSignOn' | 'login';

interface Row {
  readonly when: Partial<GateFacts>;
  readonly outcome: GateOutcome;
}

/** Facts that a row does not name may be either way. The last row always matches. */
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

/** Where a click on the cart leads. */
export const cartClick = (facts: GateFacts): GateOutcome =>
  GUEST_GATE.find((row) => matches(row, facts))?.outcome ?? 'login';

/** Where /buying/checkout leads when its address is opened: the same, but there is nobody to warn, so it goes to login. */
export const openCheckout = (facts: GateFacts): Exclude<GateOutcome, 'warning'> => {
  const outcome = cartClick(facts);
  return outcome === 'warning' ? 'login' : outcome;
};

/** What follows an answer to the warning. Going on is the choice that `isGuestChosen` remembers for the session. */
export const answerWarning = (answer: 'continueAsGuest' | 'login'): 'checkout' | 'login' =>
  answer === 'continueAsGuest' ? 'checkout' : 'login';
