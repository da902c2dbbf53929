/**
 * The prompt for a guest at checkout who may not go on as one, for example because the unit no longer admits guests
 * (S2.96, S8.72). Two choices: sign in and go on with the same cart, or give the order up. There is no third: closing the
 * prompt leaves everything as it is, and checkout stays shut.
 */
import type { ShopLocation } from '../location/index.ts';
import { gateLocation, loginNeeded } from '../guest-gate/index.ts';
import type { GateFacts, LoginNeeded } from '../guest-gate/index.ts';
import { endSteps } from './leave-guard.ts';
import type { LeaveFacts, LeaveStep } from './leave-guard.ts';

/** In the order they are offered: "Proceed to login", "Cancel your order". */
export const GUEST_PROMPT_CHOICES = ['proceedToLogin', 'cancelOrder'] as const;
export type GuestPromptChoice = (typeof GUEST_PROMPT_CHOICES)[number];

/** The prompt to raise at checkout; null where none is needed. A cart click asks by its own warning instead. */
export const guestPrompt = (
  facts: GateFacts,
): { readonly reason: LoginNeeded; readonly choices: typeof GUEST_PROMPT_CHOICES } | null => {
  const reason = loginNeeded(facts);
  return reason === null ? null : { reason, choices: GUEST_PROMPT_CHOICES };
};

/** `endGuestSession` forgets that the buyer goes on as a guest, and what he gave as one. `signIn` is the login or single sign-on. */
export type GuestPromptStep =
  | Exclude<LeaveStep, { readonly step: 'goTo' }>
  | { readonly step: 'endGuestSession' }
  | { readonly step: 'signIn'; readonly by: LoginNeeded['by']; readonly location: ShopLocation | null }
  | { readonly step: 'goHome' };

/**
 * What a choice brings about, in this order. A guest has no draft. Both end the payment and the order that was begun; signing in keeps the cart
 * and leads on to checkout, cancelling empties it and leads home.
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
