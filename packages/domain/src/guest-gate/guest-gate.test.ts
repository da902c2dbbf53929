import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import {
  answerWarning,
  basePathOf,
  cartClick,
  cartDoor,
  gateLocation,
  GUEST_GATE,
  homeOf,
  openCheckout,
  turnedAwayTo,
} from './index.ts';
import type { GateFacts } from './index.ts';
import { anyGateFacts } from './testing.ts';

const BITS: readonly (keyof GateFacts)[] = [
  'isCartEmpty',
  'isGuestOnly',
  'isLoggedIn',
  'isGuestModeOn',
  'isGuestChosen',
  'isSingleSignOnOnly',
];
const everyCase = Array.from({ length: 2 ** BITS.length }, (_, number) =>
  Object.fromEntries(BITS.map((bit, at) => [bit, Boolean(number & (1 << at))])),
) as unknown as GateFacts[];
const cases = (over: Partial<GateFacts>): GateFacts[] =>
  everyCase.filter((facts) => BITS.every((bit) => over[bit] === undefined || over[bit] === facts[bit]));
const outcomes = (over: Partial<GateFacts>) => [...new Set(cases(over).map(cartClick))];

const FILLED = { isCartEmpty: false };
const OPEN = { ...FILLED, isGuestOnly: false };
const STRANGER = { ...OPEN, isLoggedIn: false };

describe('a click on the cart', () => {
  test('an empty cart goes to /#main before anything else [S4.91][A-41]', () => {
    expect(outcomes({ isCartEmpty: true })).toEqual(['catalogue']);
    expect(gateLocation('catalogue', 'individual')).toEqual({ path: '/#main', query: {} });
  });

  test('an empty cart of a company or a salesman leads to their own base path [A-161][A-192]', () => {
    const paths = CUSTOMER_KINDS.map((kind) => gateLocation('catalogue', kind).path);
    expect(paths.toSorted()).toEqual(['/#main', '/#main', '/b2b#main', '/salesman#main']);
  });

  test('guest-only mode always continues to checkout [S4.85]', () => {
    expect(outcomes({ ...FILLED, isGuestOnly: true })).toEqual(['checkout']);
  });

  test('a buyer who is logged in, or has chosen to continue as a guest, may check out [S4.86][S6.3]', () => {
    expect(outcomes({ ...OPEN, isLoggedIn: true })).toEqual(['checkout']);
    expect(outcomes({ ...STRANGER, isGuestModeOn: true, isGuestChosen: true })).toEqual(['checkout']);
  });

  test('a guest who has not chosen is asked [S4.89]', () => {
    expect(outcomes({ ...STRANGER, isGuestModeOn: true, isGuestChosen: false })).toEqual(['warning']);
  });

  test('without guest mode a visitor goes to login, also with an earlier choice [S4.87][S4.90][A-41]', () => {
    expect(outcomes({ ...STRANGER, isGuestModeOn: false, isSingleSignOnOnly: false })).toEqual(['login']);
    expect(gateLocation('login', 'guest')).toEqual({ path: '/auth/login', query: { nextStep: 'checkout' } });
  });

  test('single sign-on replaces login only if it is the sole method and guest mode is off [S4.88][A-151]', () => {
    expect(outcomes({ ...STRANGER, isGuestModeOn: false, isSingleSignOnOnly: true })).toEqual(['singleSignOn']);
    expect(gateLocation('singleSignOn', 'guest')).toEqual({ path: '/sso', query: { nextStep: 'checkout' } });
    for (const facts of everyCase.filter((facts) => cartClick(facts) === 'singleSignOn')) {
      expect(facts).toMatchObject({ ...STRANGER, isGuestModeOn: false });
    }
  });

  test('nobody gets to checkout with an empty cart, or without signing in if guest mode is off [S4.86][S4.91]', () => {
    fc.assert(
      fc.property(anyGateFacts, (facts) => {
        if (cartClick(facts) !== 'checkout') return;
        expect(facts.isCartEmpty).toBe(false);
        expect(facts.isGuestOnly || facts.isLoggedIn || (facts.isGuestModeOn && facts.isGuestChosen)).toBe(true);
      }),
    );
  });

  test('each row of the table decides some case [A-41]', () => {
    const decided = new Set(
      everyCase.map((facts) =>
        GUEST_GATE.findIndex(({ when }) =>
          Object.entries(when).every(([fact, value]) => facts[fact as keyof GateFacts] === value),
        ),
      ),
    );
    expect(decided.size).toBe(GUEST_GATE.length);
  });
});

describe('opening the checkout address', () => {
  test('is like the click, but goes to login if the click would ask [A-121][A-151]', () => {
    for (const facts of everyCase) {
      const click = cartClick(facts);
      expect(openCheckout(facts)).toBe(click === 'warning' ? 'login' : click);
    }
  });

  test('each kind of customer has its own checkout page [S2.31][S2.32][A-42]', () => {
    const paths = (['guest', 'individual', 'business', 'salesman'] as const).map(
      (kind) => gateLocation('checkout', kind).path,
    );
    expect(paths).toEqual([
      '/buying/checkout',
      '/buying/checkout',
      '/b2b/buying/checkout',
      '/salesman/buying/checkout',
    ]);
  });
});

test('the warning leads to checkout if a guest continues, else to login [S4.89][S4.90]', () => {
  expect([answerWarning('continueAsGuest'), answerWarning('login')]).toEqual(['checkout', 'login']);
});

const everywhere = () => true;
const withoutLogin = (path: string) => path !== '/auth/login' && path !== '/sso';

describe('the destinations of a click on the cart and of a closed checkout', () => {
  const login = { path: '/auth/login', query: { nextStep: 'checkout' } };
  const singleSignOn = { path: '/sso', query: { nextStep: 'checkout' } };

  test('a guest is asked, anybody else goes to the gate’s location if the shop has a page there [S4.89][A-41]', () => {
    expect(cartDoor('warning', 'guest', everywhere)).toEqual({ is: 'asking' });
    expect(cartDoor('login', 'guest', everywhere)).toEqual({ is: 'open', location: login });
    expect(cartDoor('login', 'guest', withoutLogin)).toEqual({ is: 'loginNeeded' });
    expect(cartDoor('singleSignOn', 'guest', everywhere)).toEqual({ is: 'open', location: singleSignOn });
    expect(cartDoor('singleSignOn', 'guest', withoutLogin)).toEqual({ is: 'loginNeeded' });
    expect(cartDoor('checkout', 'business', withoutLogin)).toEqual({
      is: 'open',
      location: { path: '/b2b/buying/checkout', query: {} },
    });
  });

  test('a visitor without access to checkout goes to the same location, or to the cart if there is none [A-121]', () => {
    expect(turnedAwayTo('login', 'guest', everywhere)).toEqual(login);
    expect(turnedAwayTo('catalogue', 'salesman', withoutLogin)).toEqual({ path: '/salesman#main', query: {} });
    for (const outcome of ['login', 'singleSignOn'] as const)
      expect(turnedAwayTo(outcome, 'guest', withoutLogin)).toEqual({ path: '/cart', query: {} });
  });
});

test('the base paths are /b2b, /salesman and nothing [S2.56][S2.57][S2.58]', () => {
  expect([basePathOf('business'), basePathOf('salesman'), basePathOf('individual'), basePathOf('guest')]).toEqual([
    '/b2b',
    '/salesman',
    '',
    '',
  ]);
  expect([homeOf('business'), homeOf('individual')]).toEqual(['/b2b', '/']);
});
