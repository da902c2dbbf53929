import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginNeeded, openCheckout } from './index.ts';
import type { GateFacts } from './index.ts';
import { anyGateFacts } from './testing.ts';

const STRANGER: GateFacts = {
  isCartEmpty: false,
  isGuestOnly: false,
  isLoggedIn: false,
  isGuestModeOn: false,
  isGuestChosen: false,
  isSingleSignOnOnly: false,
};
const LOGIN = { _tag: 'LoginNeeded', by: 'login' } as const;
const SSO = { _tag: 'LoginNeeded', by: 'singleSignOn' } as const;

describe('signing in before a purchase', () => {
  test('is required exactly if the gate requires it, with the unit’s way of signing in [S8.72][A-41][A-121]', () => {
    fc.assert(
      fc.property(anyGateFacts, (facts) => {
        const outcome = openCheckout(facts);
        const isAsked = outcome === 'login' || outcome === 'singleSignOn';
        expect(loginNeeded(facts)).toEqual(isAsked ? { _tag: 'LoginNeeded', by: outcome } : null);
      }),
    );
    expect(loginNeeded(STRANGER)).toEqual(LOGIN);
    expect(loginNeeded({ ...STRANGER, isSingleSignOnOnly: true })).toEqual(SSO);
    expect(loginNeeded({ ...STRANGER, isLoggedIn: true })).toBeNull();
    expect(loginNeeded({ ...STRANGER, isCartEmpty: true })).toBeNull();
  });
});
