import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRACT_LEVELS, CUSTOMER_KINDS } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import type { ShopLocation } from '../location/index.ts';
import {
  afterTemplateFailure,
  enter,
  hasFixedHeader,
  isMobileVariant,
  matchRoute,
  ownHome,
  routeOf,
  ROUTES,
} from './index.ts';
import type { AccessFeature, Entry, EntryFacts, RouteName } from './index.ts';
import { anyEntryFacts, anyLocation, everythingOn, featuresWithout } from './testing.ts';

interface Case extends Partial<Omit<EntryFacts, 'visitor'>>, Partial<EntryFacts['visitor']> {
  readonly query?: ShopLocation['query'];
}

const WIDE = { widthPx: 1440, hasFinePointer: true };

const open = (kind: CustomerKind, path: string, over: Case = {}): Entry => {
  const {
    level = null,
    isCartEmpty = false,
    isGuestChosen = false,
    policy = everythingOn,
    screen = WIDE,
    query = {},
  } = over;
  const visitor = { kind, level, companyType: null, isCartEmpty, isGuestChosen };
  return enter(matchRoute({ path, query }), { visitor, policy, screen });
};

/** The outcome in one word: the page's name, the destination, or another effect. */
const wordFor = (entry: Entry): string => {
  if (entry._tag === 'GoTo')
    return [entry.to.path, ...Object.entries(entry.to.query).map(([k, v]) => `${k}=${v}`)].join('?');
  return entry._tag === 'Page' ? entry.name : entry._tag;
};
const forEach = (path: string, over: Case = {}) => CUSTOMER_KINDS.map((kind) => wordFor(open(kind, path, over)));
const without = (...off: readonly AccessFeature[]) => ({
  policy: { ...everythingOn, features: featuresWithout(...off) },
});

const own = (name: RouteName) => [name, name, name, name];

describe('who may enter', () => {
  test.each([
    // path, then guest, individual, business, salesman
    ['/', own('home')],
    ['/product/kino-9', own('product')],
    ['/cart', own('cart')],
    ['/phone-credit', own('phoneCredit')],
    ['/order', own('order')],
    ['/loading/order', own('paymentReturn')],
    ['/query', own('cardQuery')],
    ['/faq', own('faq')],
    ['/general-conditions', own('generalConditions')],
    ['/force-logout', own('forceLogout')],
    ['/auth/verify', own('verify')],
    ['/auth/reset-password', own('resetPassword')],
  ] as const)('%s is open to everybody [S2.4][S2.16][S2.52][S6.2][A-42][A-150]', (path, expected) => {
    expect(forEach(path)).toEqual(expected);
  });

  test.each([
    ['/auth', 'auth'],
    ['/auth/login', 'login'],
    ['/auth/register', 'register'],
    ['/auth/b2b/login', 'businessLogin'],
    ['/auth/b2b/register', 'businessRegister'],
    ['/auth/salesman/login', 'salesmanLogin'],
  ] as const)(
    '%s is for guests; a signed-in user goes to their own base path [S2.2][S6.7][A-42][A-122][A-150]',
    (path, name) => {
      for (const level of CONTRACT_LEVELS) expect(forEach(path, { level })).toEqual([name, '/', '/b2b', '/salesman']);
    },
  );

  test.each([
    ['/auth/kyb/login', 'kybLogin'],
    ['/auth/kyb/register', 'kybRegister'],
  ] as const)(
    '%s is also for a company that is not yet verified, its dossier submitted or not [S6.7][A-78][A-150][A-182]',
    (path, name) => {
      expect(forEach(path)).toEqual([name, '/', name, '/salesman']);
      expect(CONTRACT_LEVELS.map((level) => wordFor(open('business', path, { level })))).toEqual([name, name, '/b2b']);
      expect(wordFor(open('individual', path, { level: 'light' }))).toBe('/');
    },
  );

  test('nextStep=checkout is honoured for a user who is already signed in [A-151]', () => {
    const expected = ['login', '/buying/checkout', '/b2b/buying/checkout', '/salesman/buying/checkout'];
    expect(forEach('/auth/login', { query: { nextStep: 'checkout' } })).toEqual(expected);
    expect(forEach('/auth/login', { query: { nextStep: 'https://evil.example' } })).toEqual([
      'login',
      '/',
      '/b2b',
      '/salesman',
    ]);
    expect(wordFor(open('individual', '/account', { query: { nextStep: 'checkout' } }))).toBe('account');
  });

  test('nextStep=order leads whoever has signed in back to that order, and to no other place [A-48][A-151]', () => {
    for (const path of ['/auth/login', '/auth', '/auth/b2b/login', '/auth/salesman/login'])
      expect(forEach(path, { query: { nextStep: 'order', orderNo: '2406-118-734' } }).slice(1)).toEqual([
        '/order/2406-118-734',
        '/order/2406-118-734',
        '/order/2406-118-734',
      ]);
    for (const query of [{ nextStep: 'order' }, { nextStep: 'order', orderNo: '//evil.example' }])
      expect(forEach('/auth/login', { query: query as Record<string, string> })).toEqual([
        'login',
        '/',
        '/b2b',
        '/salesman',
      ]);
  });

  test.each([
    ['/account', 'account'],
    ['/account/cards', 'accountCards'],
    ['/account/cards/kino-9', 'accountCard'],
    ['/account/wallet', 'accountWallet'],
    ['/account/orders', 'accountOrders'],
    ['/account/inbox', 'accountInbox'],
    ['/account/import', 'accountImport'],
    ['/account/delete', 'accountDelete'],
  ] as const)('%s is for a signed-in customer; others go to the login [S2.13][S2.14][A-122]', (path, name) => {
    expect(forEach(path)).toEqual(['/auth/login', name, name, '/auth/login']);
  });

  test('the corporate account is for individuals, quotations are for companies [S2.15][S6.14][A-40][A-83]', () => {
    expect(forEach('/account/corporate')).toEqual(['/auth/login', 'accountCorporate', '/auth/login', '/auth/login']);
    expect(forEach('/account/quotations')).toEqual(['/auth/login', '/auth/login', 'accountQuotations', '/auth/login']);
  });

  test('/b2b is shown to guests, companies and salesmen; an individual goes to / [S1.26][S2.21][S2.22][A-122]', () => {
    expect(forEach('/b2b')).toEqual(['businessHome', '/', 'businessHome', 'businessHome']);
  });

  test.each([
    ['/b2b/info', 'businessInfo'],
    ['/b2b/buying', 'businessBuying'],
    ['/b2b/buying-self', 'businessBuyingSelf'],
    ['/b2b/buying/file', 'businessBulk'],
    ['/b2b/buying/checkout', 'businessCheckout'],
  ] as const)('%s is for companies; any other user goes to / [S2.24][S2.26][S2.27][S2.31][S2.55]', (path, name) => {
    expect(forEach(path)).toEqual(['/', '/', name, '/']);
  });

  test.each([
    ['/salesman', 'salesmanHome'],
    ['/salesman/buying', 'salesmanBuying'],
    ['/salesman/buying-self', 'salesmanBuyingSelf'],
    ['/salesman/buying/checkout', 'salesmanCheckout'],
  ] as const)('%s is for salesmen; any other user goes to / [S2.23][S2.28][S2.29][S2.32][S2.54]', (path, name) => {
    expect(forEach(path)).toEqual(['/', '/', '/', name]);
  });

  test.each([
    ['/buying-friend', 'buyingFriend'],
    ['/buying-self', 'buyingSelf'],
  ] as const)(
    '%s is for guests and individuals; other users have their own page [S2.33][S2.34][A-43][A-122]',
    (path, name) => {
      expect(forEach(path)).toEqual([name, name, '/b2b', '/salesman']);
    },
  );

  test('/b2c is for individuals; any other user goes to / [S2.51][A-150]', () => {
    expect(forEach('/b2c')).toEqual(['/', 'b2c', '/', '/']);
  });
});

describe('what the unit switches off', () => {
  test('sends the visitor to their own base path: the self page, the wallet, the page for individuals [S1.76][S2.50][A-43][A-150]', () => {
    expect(forEach('/buying-self', without('buyingSelf'))).toEqual(['/', '/', '/b2b', '/salesman']);
    expect(forEach('/b2b/buying-self', without('buyingSelf'))).toEqual(['/', '/', '/b2b', '/']);
    expect(forEach('/salesman/buying-self', without('buyingSelf'))).toEqual(['/', '/', '/', '/salesman']);
    expect(forEach('/account/wallet', without('wallet'))).toEqual(['/auth/login', '/', '/b2b', '/auth/login']);
    expect(forEach('/account/corporate', without('membership'))[1]).toBe('/');
    expect(forEach('/b2c', without('b2cPage'))).toEqual(['/', '/', '/', '/']);
  });

  test('sends everybody to / if only companies or salesmen use it [S6.9][S6.10][A-49][A-150]', () => {
    for (const path of [
      '/b2b',
      '/b2b/info',
      '/b2b/buying',
      '/auth/b2b/login',
      '/auth/b2b/register',
      '/auth/kyb/login',
    ]) {
      expect(wordFor(open('business', path, without('business')))).toBe('/');
      expect(wordFor(open('guest', path, without('business')))).toBe('/');
    }
    for (const path of ['/salesman', '/salesman/buying', '/auth/salesman/login']) {
      expect(wordFor(open('salesman', path, without('salesmen')))).toBe('/');
      expect(wordFor(open('guest', path, without('salesmen')))).toBe('/');
    }
    expect(ownHome('business', featuresWithout('salesmen'))).toBe('/b2b');
    expect(ownHome('salesman', featuresWithout('business'))).toBe('/salesman');
  });

  test('is not found: the card query, and the FAQ if the unit links to an external one [S2.39][S2.40][A-150]', () => {
    expect(new Set(forEach('/query'))).toEqual(new Set(['cardQuery']));
    expect(new Set(forEach('/query', without('cardQuery')))).toEqual(new Set(['notFound']));
    expect(new Set(forEach('/faq', without('ownFaq')))).toEqual(new Set(['notFound']));
  });

  test('phone credit is a page even if nothing links to it [S2.35][A-91]', () => {
    expect(open('guest', '/phone-credit', without('phoneCredit'))).toMatchObject({ name: 'phoneCredit' });
  });
});

describe('content pages and missing pages', () => {
  test('content is at its own address, in any letter case; any other address is not found [S2.48][S2.53][A-45]', () => {
    expect(open('guest', '/TERMS/')).toEqual({ _tag: 'Page', name: 'content', params: { href: '/terms' } });
    for (const path of ['/term', '/terms/x', '/nowhere', '/b2b/nowhere']) {
      expect(open('guest', path)).toEqual({ _tag: 'Page', name: 'notFound', params: {} });
    }
  });

  test('content is at the whole address, not at a part of it [S2.48][A-123]', () => {
    const policy = { ...everythingOn, contentPages: ['/guides/gifts', '/guides/works-council'] };
    expect(open('guest', '/guides/Works-Council', { policy })).toMatchObject({
      params: { href: '/guides/works-council' },
    });
    for (const path of ['/guides', '/guides/other', '/gifts/works-council']) {
      expect(wordFor(open('guest', path, { policy }))).toBe('notFound');
    }
  });

  test('a fixed address wins over content of the same address [A-45]', () => {
    const policy = { ...everythingOn, contentPages: ['/faq', '/order/1'] };
    expect(wordFor(open('guest', '/faq', { policy }))).toBe('faq');
    expect(wordFor(open('guest', '/order/1', { policy }))).toBe('order');
  });
});

describe('required parameters of an address', () => {
  test('the unlock page needs none: without an order number it asks for it [S2.44]', () => {
    expect(wordFor(open('guest', '/unlock'))).toBe('unlock');
    expect(wordFor(open('guest', '/unlock', { query: { orderNo: '2406-1' } }))).toBe('unlock');
  });

  test('without token or info the member validation leads to / [S2.45][S4.70][S5.76]', () => {
    const queries = [{}, { token: 't' }, { info: 'i' }, { token: '', info: 'i' }, { token: 't', info: 'i' }];
    const words = queries.map((query) =>
      wordFor(open('guest', '/memberValidate', { query: query as Record<string, string> })),
    );
    expect(words).toEqual(['/', '/', '/', '/', 'memberValidate']);
  });
});

const guests = (over: Partial<EntryFacts['policy']['guests']>) => ({
  policy: { ...everythingOn, guests: { ...everythingOn.guests, ...over } },
});

describe('/buying/checkout', () => {
  test('admits individuals, and guests as the gate does [S4.85][S4.86][S4.89][A-41][A-121]', () => {
    expect(wordFor(open('individual', '/buying/checkout'))).toBe('checkout');
    expect(wordFor(open('guest', '/buying/checkout', { isGuestChosen: true }))).toBe('checkout');
    expect(wordFor(open('guest', '/buying/checkout', guests({ isGuestOnly: true })))).toBe('checkout');
    expect(wordFor(open('guest', '/buying/checkout'))).toBe('/auth/login?nextStep=checkout');
    expect(
      wordFor(open('guest', '/buying/checkout', { ...guests({ isGuestModeOn: false }), isGuestChosen: true })),
    ).toBe('/auth/login?nextStep=checkout');
  });

  test('goes to single sign-on where that is the sole login and guest mode is off [S4.88][A-151]', () => {
    const sole = guests({ isSingleSignOnOnly: true, isGuestModeOn: false });
    expect(wordFor(open('guest', '/buying/checkout', sole))).toBe('/sso?nextStep=checkout');
    expect(wordFor(open('individual', '/buying/checkout', sole))).toBe('checkout');
  });

  test('goes to the catalogue with an empty cart, and companies and salesmen to their own home [S4.91][A-41][A-122]', () => {
    expect(forEach('/buying/checkout', { isCartEmpty: true })).toEqual(['/#main', '/#main', '/b2b', '/salesman']);
    expect(forEach('/b2b/buying/checkout', { isCartEmpty: true })[2]).toBe('businessCheckout');
  });
});

describe('business pages below 992 px', () => {
  const telephone = { screen: { widthPx: 991, hasFinePointer: false } };
  const zoomed = { screen: { widthPx: 991, hasFinePointer: true } };
  const alert = { _tag: 'Alert', alert: { _tag: 'BusinessNotOnMobile', fromPx: 992 } };

  test.each(['/b2b', '/b2b/info', '/b2b/buying', '/b2b/buying-self', '/b2b/buying/file', '/b2b/buying/checkout'])(
    '%s alerts a company, then goes to / [S2.113][S2.114][A-46]',
    (path) => {
      expect(open('business', path, telephone)).toEqual({
        ...alert,
        next: { _tag: 'GoTo', to: { path: '/', query: {} } },
      });
      expect(open('business', path, { screen: { ...telephone.screen, widthPx: 992 } })).toMatchObject({ _tag: 'Page' });
    },
  );

  test.each(['/b2b', '/auth/b2b/login', '/auth/b2b/register'])(
    '%s alerts a guest, then goes to / [S2.114][A-46][A-120][A-152]',
    (path) => {
      expect(open('guest', path, telephone)).toMatchObject({ ...alert, next: { _tag: 'GoTo', to: { path: '/' } } });
    },
  );

  test('a zoomed desktop may go on after the alert [S2.114]', () => {
    expect(open('business', '/b2b/info', zoomed)).toEqual({
      ...alert,
      next: { _tag: 'Page', name: 'businessInfo', params: {} },
    });
  });

  test('show no alert to salesmen, to redirected visitors, on pages for everybody, or when the screen is unknown [A-120][A-152]', () => {
    expect(wordFor(open('salesman', '/b2b', telephone))).toBe('businessHome');
    expect(wordFor(open('individual', '/b2b', telephone))).toBe('/');
    expect(wordFor(open('guest', '/b2b/buying', telephone))).toBe('/');
    expect(wordFor(open('business', '/auth/b2b/login', telephone))).toBe('/b2b');
    expect(wordFor(open('guest', '/b2b', { ...telephone, ...without('business') }))).toBe('/');
    expect(wordFor(open('business', '/b2b', { screen: null }))).toBe('businessHome');
    const covered = ROUTES.filter(({ screen }) => screen === 'desktop').map(({ pattern }) => pattern);
    expect(covered.every((pattern) => /^\/(?:auth\/)?b2b(?:\/|$)/u.test(pattern))).toBe(true);
    expect(covered).toHaveLength(8);
  });
});

describe('every address', () => {
  const follow = (location: ShopLocation, facts: EntryFacts): Entry[] => {
    const entry = enter(matchRoute(location), facts);
    const next = entry._tag === 'Alert' ? entry.next : entry;
    return next._tag === 'GoTo' ? [next, ...follow(next.to, facts)] : [next];
  };

  test('ends at a page or at single sign-on after at most three redirects [S2.53]', () => {
    fc.assert(
      fc.property(anyLocation, anyEntryFacts, (location, facts) => {
        expect(follow(location, facts).length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('shows a page only to a kind that it admits, in a unit that has it [S2.13][S2.54][S2.55]', () => {
    fc.assert(
      fc.property(anyLocation, anyEntryFacts, (location, facts) => {
        const entry = enter(matchRoute(location), facts);
        if (entry._tag !== 'Page' || entry.name === 'notFound') return;
        const { kind, level } = facts.visitor;
        const { admits, admitsUnverified, features } = routeOf(entry.name);
        const isUnverified = kind === 'business' && level !== 'registered';
        expect(admits.includes(kind) || (admitsUnverified && isUnverified)).toBe(true);
        expect(features.filter((feature) => !facts.policy.features[feature])).toEqual([]);
      }),
    );
  });
});

describe('the frame of a page', () => {
  test('profile pages of companies, buying pages of companies and salesmen and the business registration have a fixed header [S2.107]', () => {
    const fixed = CUSTOMER_KINDS.map((kind) =>
      ROUTES.filter((route) => hasFixedHeader(route, kind)).map(({ pattern }) => pattern),
    );
    const account = ROUTES.filter(({ name }) => name.startsWith('account')).map(({ pattern }) => pattern);
    expect(fixed).toEqual([
      ['/auth/b2b/register'],
      [],
      [...account, '/b2b/buying', '/b2b/buying-self', '/b2b/buying/file', '/b2b/buying/checkout'],
      ['/salesman/buying', '/salesman/buying-self', '/salesman/buying/checkout'],
    ]);
  });

  test('login and registration have a mobile variant below 992 px, other pages none [S2.3]', () => {
    const variants = ROUTES.filter((route) => isMobileVariant(route, 991)).map(({ pattern }) => pattern);
    expect(variants).toEqual(['/auth', '/auth/login', '/auth/register']);
    expect(ROUTES.some((route) => isMobileVariant(route, 992))).toBe(false);
  });
});

test('card faces that cannot be loaded cause an alert, then a redirect to the user’s home [S2.111][S8.71]', () => {
  const after = CUSTOMER_KINDS.map((kind) =>
    afterTemplateFailure({
      visitor: { kind, level: null, companyType: null, isCartEmpty: false, isGuestChosen: false },
      policy: everythingOn,
    }),
  );
  expect(after).toEqual(
    ['/', '/', '/b2b', '/salesman'].map((path) => ({
      _tag: 'Alert',
      alert: { _tag: 'TemplatesNotLoaded' },
      next: { _tag: 'GoTo', to: { path, query: {} } },
    })),
  );
});
