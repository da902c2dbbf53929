import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GUEST_PROMPT_CHOICES, guestPrompt, guestPromptSteps } from './index.ts';
import { loginNeeded } from '../guest-gate/index.ts';
import type { GateFacts } from '../guest-gate/index.ts';
import { anyGateFacts } from '../guest-gate/testing.ts';

const TURNED_AWAY: GateFacts = {
  isCartEmpty: false,
  isGuestOnly: false,
  isLoggedIn: false,
  isGuestModeOn: false,
  isGuestChosen: true,
  isSingleSignOnOnly: false,
};
const LOGIN = { _tag: 'LoginNeeded', by: 'login' } as const;
const SSO = { _tag: 'LoginNeeded', by: 'singleSignOn' } as const;
const orders = fc.record({ unconfirmedOrderNo: fc.option(fc.constantFrom('FR1', 'FR2')) });

describe('the prompt for guests', () => {
  test('offers to proceed to login or to cancel the order, and nothing else [S2.96]', () => {
    expect(GUEST_PROMPT_CHOICES).toEqual(['proceedToLogin', 'cancelOrder']);
    expect(guestPrompt(TURNED_AWAY)).toEqual({ reason: LOGIN, choices: ['proceedToLogin', 'cancelOrder'] });
  });

  test('is shown only to a buyer who chose to be a guest, is not signed in, and may not continue as one [S2.96][S8.72]', () => {
    fc.assert(
      fc.property(anyGateFacts, (facts) => {
        const prompt = guestPrompt(facts);
        if (prompt === null) return;
        expect(facts).toMatchObject({ isLoggedIn: false, isGuestOnly: false, isCartEmpty: false });
        expect([facts.isGuestModeOn, facts.isGuestChosen]).toEqual([false, true]);
        expect(prompt.reason).toEqual(loginNeeded(facts));
      }),
    );
  });

  test('proceeding keeps the cart, ends the guest session and leads to login with checkout as the next step [S2.96][A-30]', () => {
    expect(guestPromptSteps('proceedToLogin', LOGIN, { unconfirmedOrderNo: 'FR1' })).toEqual([
      { step: 'cancelPayment' },
      { step: 'cancelOrder', orderNo: 'FR1' },
      { step: 'endGuestSession' },
      { step: 'signIn', by: 'login', location: { path: '/auth/login', query: { nextStep: 'checkout' } } },
    ]);
    expect(guestPromptSteps('proceedToLogin', SSO, { unconfirmedOrderNo: null }).at(-1)).toEqual({
      step: 'signIn',
      by: 'singleSignOn',
      location: { path: '/sso', query: { nextStep: 'checkout' } },
    });
  });

  test('cancelling empties the cart, cancels the order, ends the guest session and leads home [S2.96]', () => {
    expect(guestPromptSteps('cancelOrder', LOGIN, { unconfirmedOrderNo: 'FR1' })).toEqual([
      { step: 'clearCheckoutCart' },
      { step: 'cancelPayment' },
      { step: 'cancelOrder', orderNo: 'FR1' },
      { step: 'endGuestSession' },
      { step: 'goHome' },
    ]);
  });

  test('either choice ends the guest session and the started order, and finally redirects [S2.96]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GUEST_PROMPT_CHOICES),
        fc.constantFrom(LOGIN, SSO),
        orders,
        (choice, reason, facts) => {
          const steps = guestPromptSteps(choice, reason, facts);
          const names = steps.map(({ step }) => step);
          expect(names).toContain('endGuestSession');
          expect(names.includes('cancelOrder')).toBe(facts.unconfirmedOrderNo !== null);
          expect(['signIn', 'goHome']).toContain(names.at(-1));
          expect(names.includes('clearCheckoutCart')).toBe(choice === 'cancelOrder');
        },
      ),
    );
  });
});
