import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutPath, homeOf } from '../guest-gate/index.ts';
import { guardedPage } from '../leave-guard/index.ts';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { LOGIN_DOORS, loginLocation } from '../sign-in/index.ts';
import { matchRoute, pathTo, ROUTE_SEGMENTS, routeOf, ROUTES, routesWith } from './index.ts';
import { featuresWithout } from './testing.ts';

const at = (path: string) => matchRoute({ path, query: {} });
const nameAt = (path: string) => at(path).route.name;

/** A letter case that a visitor might type. */
const recased = (text: string, seed: readonly boolean[]): string =>
  [...text].map((letter, at) => (seed[at % seed.length] ? letter.toUpperCase() : letter.toLowerCase())).join('');
const casing = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });

describe('the table', () => {
  test('has these addresses, each under a name of its own [S2.2][S2.16][S2.21][S2.23][S2.24][S2.26][S2.27][S2.28][S2.29][S2.33][S2.34][S2.50][S2.52][A-42]', () => {
    expect(ROUTES.map(({ name, pattern }) => `${pattern} ${name}`)).toEqual([
      '/ home',
      '/product/:itemCode product',
      '/cart cart',
      '/buying-friend buyingFriend',
      '/buying-self buyingSelf',
      '/buying/checkout checkout',
      '/order/:orderNo? order',
      '/loading/:type paymentReturn',
      '/unlock unlock',
      '/memberValidate memberValidate',
      '/phone-credit phoneCredit',
      '/query cardQuery',
      '/faq faq',
      '/stores stores',
      '/contact contact',
      '/sitemap sitemap',
      '/general-conditions generalConditions',
      '/auth auth',
      '/auth/login login',
      '/auth/register register',
      '/auth/b2b/login businessLogin',
      '/auth/b2b/register businessRegister',
      '/auth/b2b/join companyJoin',
      '/auth/salesman/login salesmanLogin',
      '/auth/kyb/login kybLogin',
      '/auth/kyb/register kybRegister',
      '/auth/verify verify',
      '/auth/reset-password resetPassword',
      '/force-logout forceLogout',
      '/sso singleSignOn',
      '/account account',
      '/account/cards accountCards',
      '/account/cards/:itemCode accountCard',
      '/account/wallet accountWallet',
      '/account/orders accountOrders',
      '/account/inbox accountInbox',
      '/account/corporate accountCorporate',
      '/account/people accountPeople',
      '/account/approvals accountApprovals',
      '/account/quotations accountQuotations',
      '/account/import accountImport',
      '/account/delete accountDelete',
      '/b2b businessHome',
      '/b2b/info businessInfo',
      '/b2b/buying businessBuying',
      '/b2b/buying-self businessBuyingSelf',
      '/b2b/buying/file businessBulk',
      '/b2b/buying/checkout businessCheckout',
      '/salesman salesmanHome',
      '/salesman/buying salesmanBuying',
      '/salesman/buying-self salesmanBuyingSelf',
      '/salesman/buying/checkout salesmanCheckout',
      '/b2c b2c',
      '/* content',
      '* notFound',
    ]);
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
    for (const { name } of ROUTES) expect(routeOf(name).name).toBe(name);
  });

  test('begins with these segments, which no unit may have as its id [A-44]', () => {
    const firsts = ROUTES.map(({ pattern }) => pattern.split('/')[1] ?? '').filter((first) => /^[\w-]+$/u.test(first));
    expect(ROUTE_SEGMENTS).toEqual([...new Set(firsts)]);
    expect(ROUTE_SEGMENTS.filter((segment) => segment.includes('-'))).toEqual([
      'buying-friend',
      'buying-self',
      'phone-credit',
      'general-conditions',
      'force-logout',
    ]);
  });

  test('of a unit contains what its functions enable, but neither its content nor the page for addresses not found [A-42][A-49]', () => {
    const names = ROUTES.map(({ name }) => name).filter((name) => name !== 'content' && name !== 'notFound');
    expect(routesWith(featuresWithout())).toEqual(names);
    const off = names.filter((name) => !routesWith(featuresWithout('salesmen', 'wallet')).includes(name));
    expect(off).toEqual(
      names.filter((name) =>
        ['salesmen', 'wallet'].some((feature) => routeOf(name).features.some((of) => of === feature)),
      ),
    );
    expect(off).toContain('accountWallet');
  });

  test('agrees with the leave guard about the pages that ask before the user leaves them [S2.98]', () => {
    const guarded = ROUTES.filter(({ pattern }) => ['buying', 'checkout'].includes(guardedPage(pattern)));
    expect(guarded.map(({ name }) => name)).toEqual(
      ROUTES.map(({ name }) => name).filter((name) => /buying|checkout/iu.test(name)),
    );
  });
});

test('the login pages, the homes and the checkouts of every kind of customer have one row each [S2.8][S2.9][S2.56][S2.57][S2.58][S6.7]', () => {
  expect(LOGIN_DOORS.map((door) => nameAt(loginLocation(door).path))).toEqual(
    LOGIN_DOORS.map((door) => (door === 'individual' ? 'login' : `${door}Login`)),
  );
  expect(CUSTOMER_KINDS.map((kind) => nameAt(homeOf(kind)))).toEqual(['home', 'home', 'businessHome', 'salesmanHome']);
  expect(CUSTOMER_KINDS.map((kind) => nameAt(checkoutPath(kind)))).toEqual([
    'checkout',
    'checkout',
    'businessCheckout',
    'salesmanCheckout',
  ]);
});

describe('an address', () => {
  test('matches its row in any letter case, with or without one trailing slash [A-123]', () => {
    const fixed = ROUTES.filter(({ pattern }) => !/[:*]/u.test(pattern));
    fc.assert(
      fc.property(fc.constantFrom(...fixed), casing, fc.constantFrom('', '/'), ({ name, pattern }, seed, slash) => {
        expect(nameAt(recased(pattern, seed) + slash)).toBe(name);
      }),
    );
  });

  test('must match in everything else [A-123]', () => {
    for (const path of [
      '/faq//',
      '/faqs',
      '//faq',
      '/fa',
      '/faq/x',
      '/product',
      '/product/',
      '/product/a/b',
      '/order/1/2',
    ]) {
      expect(nameAt(path)).toBe('content');
    }
    expect(nameAt('/b2b/buying/checkouts')).toBe('content');
    expect(nameAt('/account/cards/x/y')).toBe('content');
  });

  test('keeps its parts as they were typed; escapes are decoded before matching [A-159]', () => {
    expect(at('/Product/Caf%C3%A9%2F9/').params).toEqual({ itemCode: 'Café/9' });
    expect(nameAt('/%66aq')).toBe('faq');
    expect(at('/product/%E0%A4%A').params).toEqual({ itemCode: '%E0%A4%A' });
    expect(at('/account/cards/kino-9')).toMatchObject({
      route: { name: 'accountCard' },
      params: { itemCode: 'kino-9' },
    });
  });

  test('may leave out an optional part; a fragment or a query is ignored', () => {
    expect(at('/order').params).toEqual({});
    expect(at('/order/').params).toEqual({});
    expect(at('/order/2406-1').params).toEqual({ orderNo: '2406-1' });
    for (const path of ['/#main', '/?x=/faq', '/', '']) expect(nameAt(path)).toBe('home');
    expect(nameAt('/faq?topic=a#b')).toBe('faq');
  });

  test('of a payment return has one of three types [S2.43]', () => {
    expect(['order', 'TOPUP', 'topupwallet'].map((type) => at(`/loading/${type}`).params)).toEqual([
      { type: 'order' },
      { type: 'topup' },
      { type: 'topupWallet' },
    ]);
    expect(['/loading', '/loading/refund', '/loading/order/1'].map(nameAt)).toEqual(['content', 'content', 'content']);
  });

  test('keeps its query, and its segments as they were typed', () => {
    expect(matchRoute({ path: '/Guides/Works%20Council', query: { a: 'b' } })).toMatchObject({
      route: { name: 'content' },
      segments: ['Guides', 'Works Council'],
      query: { a: 'b' },
    });
  });
});

describe('the path to a row', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });

  test('matches the row again with the same parts', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(at(pathTo('product', { itemCode: value }))).toMatchObject({
          route: { name: 'product' },
          params: { itemCode: value },
        });
        expect(at(pathTo('order', { orderNo: value })).params).toEqual({ orderNo: value });
      }),
    );
  });

  test('is the pattern if there is nothing to fill in', () => {
    expect([pathTo('home', {}), pathTo('order', {}), pathTo('businessCheckout', {})]).toEqual([
      '/',
      '/order',
      '/b2b/buying/checkout',
    ]);
    expect(pathTo('paymentReturn', { type: 'topup' })).toBe('/loading/topup');
  });
});
