/**
 * The prompt for a guest at checkout who may not continue as one, for example because the unit no longer admits guests
 * (S2.96, S8.72). It has two choices: sign in and continue with the same cart, or cancel the order. Closing the prompt
 * changes nothing, and checkout stays closed.
 */
import type { ShopLocation } from '../location/index.ts';
import { gateLocation, loginNeeded } from '../guest-gate/index.ts';
import type { GateFacts, LoginNeeded } from '../guest-gate/index.ts';
import { endSteps } from './leave-guard.ts';
import type { LeaveFacts, LeaveStep } from './leave-guard.ts';

/** In the order of the screen: "Proceed to login", "Cancel your order". */
export const GUEST_PROMPT_CHOICES = ['proceedToLogin', 'cancelOrder'] as const;
export type GuestPromptChoice = (typeof GUEST_PROMPT_CHOICES)[number];

/**
 * The prompt to show at checkout; null if none is needed. Who has not chosen to be a guest has nothing to leave, and is
 * led to the login at once. A click on the cart shows its own warning instead.
 */
export const guestPrompt = (
  facts: GateFacts,
): { readonly reason: LoginNeeded; readonly choices: typeof GUEST_PROMPT_CHOICES } | null => {
  const reason = facts.isGuestChosen ? loginNeeded(facts) : null;
  return reason === null ? null : { reason, choices: GUEST_PROMPT_CHOICES };
};

/**
 * `endGuestSession` clears the choice to continue as a guest, and the guest's details. `signIn` is the login or single
 * sign-on.
 */
export type GuestPromptStep =
  | Exclude<LeaveStep, { readonly step: 'goTo' }>
  | { readonly step: 'endGuestSession' }
  | { readonly step: 'signIn'; readonly by: LoginNeeded['by']; readonly location: ShopLocation }
  | { readonly step: 'goHome' };

/**
 * The steps after a choice, in this order. A guest has no draft. Both end the payment and the started order; signing in
 * keeps the cart and continues to checkout, cancelling empties it and leads home.
 */
export const guestPromptSteps = (
  choice: GuestPromptChoice,
  { by }: LoginNeeded,
  { unconfirmedOrderNo }: Pick<LeaveFacts, 'unconfirmedOrderNo'>,
): readonly GuestPromptStep[] => [
  ...endSteps(choice === 'cancelOrder', { unconfirmedOrderNo, draftId: null }),
  { step: 'endGuestSession' },
  choice === 'proceedToLogin' ? { step: 'signIn', by, location: gateLocation(by, 'guest') } : { step: 'goHome' },
];
