/** Who must sign in before a purchase, and how (spec sections 6 and 8, S6.3, S8.72, A-41, A-121). */
import { openCheckout } from './guest-gate.ts';
import type { GateFacts } from './guest-gate.ts';

/** Signing in is needed to proceed, by single sign-on or at the login page. */
export interface LoginNeeded {
  readonly _tag: 'LoginNeeded';
  readonly by: 'login' | 'singleSignOn';
}

/**
 * `LoginNeeded` for a buyer whom the gate redirects to the login; null for buyers whom it admits, or redirects to the
 * catalogue.
 */
export const loginNeeded = (facts: GateFacts): LoginNeeded | null => {
  const by = openCheckout(facts);
  return by === 'login' || by === 'singleSignOn' ? { _tag: 'LoginNeeded', by } : null;
};
