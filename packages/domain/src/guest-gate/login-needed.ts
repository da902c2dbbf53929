/** Who must sign in before going on to purchase, and what he is told (spec sections 6 and 8, S6.3, S8.72, A-41, A-121). */
import { openCheckout } from './guest-gate.ts';
import type { GateFacts } from './guest-gate.ts';

/** Signing in is needed to proceed; `by` is the only way that the unit has for it, or its login page. */
export interface LoginNeeded {
  readonly _tag: 'LoginNeeded';
  readonly by: 'login' | 'singleSignOn';
}

/** `LoginNeeded` for a buyer whom the gate sends to sign in; null for everybody whom it lets through, or sends to the catalogue. */
export const loginNeeded = (facts: GateFacts): LoginNeeded | null => {
  const by = openCheckout(facts);
  return by === 'login' || by === 'singleSignOn' ? { _tag: 'LoginNeeded', by } : null;
};
