import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotal } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';
import { checkoutPayload, needsDraft } from '../order/index.ts';
import { CheckoutPayload } from '../order/schema.ts';
import { anyOrderFacts, orderableCart } from '../order/testing.ts';
import { euro } from '../money/testing.ts';
import {
  checkOrderingRight,
  GUEST_PROMPT_CHOICES,
  guestPrompt,
  guestPromptSteps,
  loginNeeded,
  openCheckout,
} from './index.ts';
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
const orders = fc.record({ unconfirmedOrderNo: fc.option(fc.constantFrom('FR1', 'FR2')) });

describe('signing in before a purchase', () => {
  test('is said to be needed exactly where the gate asks for it, with the way that the unit has [S8.72][A-41][A-121]', () => {
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

describe('the prompt for guests', () => {
  test('offers to proceed to login or to cancel the order, and nothing else [S2.96]', () => {
    expect(GUEST_PROMPT_CHOICES).toEqual(['proceedToLogin', 'cancelOrder']);
    expect(guestPrompt(STRANGER)).toEqual({ reason: LOGIN, choices: ['proceedToLogin', 'cancelOrder'] });
  });

  test('is raised only for a buyer who is not signed in and may not go on as a guest [S2.96][S8.72]', () => {
    fc.assert(
      fc.property(anyGateFacts, (facts) => {
        const prompt = guestPrompt(facts);
        if (prompt === null) return;
        expect(facts).toMatchObject({ isLoggedIn: false, isGuestOnly: false, isCartEmpty: false });
        expect(facts.isGuestModeOn && facts.isGuestChosen).toBe(false);
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
      location: null,
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

  test('either choice ends the guest session and the order begun, and goes somewhere last [S2.96]', () => {
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

describe('of a guest no record is kept', () => {
  test('his order names no customer and needs no draft, whatever is in the cart [A-159]', () => {
    fc.assert(
      fc.property(orderableCart(euro), anyOrderFacts, (cart, facts) => {
        const total = cartTotal(cart, { policy: openPolicy(euro), discounts: [], coupons: [] });
        const payload = Schema.encodeSync(CheckoutPayload)(
          checkoutPayload(cart, total, { ...facts, customerId: null }),
        );
        expect('custId' in payload).toBe(false);
        expect(needsDraft(cart, 'guest')).toBe(false);
      }),
    );
  });
});

test('a client who is not verified and one who is En Compte are told apart, and neither may place the order [S8.30][A-77]', () => {
  expect(checkOrderingRight('salesman', 'light')).toEqual(Result.fail({ _tag: 'ClientNotVerified' }));
  expect(checkOrderingRight('salesman', 'enCompte')).toEqual(Result.fail({ _tag: 'ClientEnCompte' }));
});
