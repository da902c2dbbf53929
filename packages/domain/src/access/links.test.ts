import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { accountTabs, enter, faqHref, linkTo, mainMenu, matchRoute, policyFor } from './index.ts';
import type { AccessFeature, AccessPolicy } from './index.ts';
import { anyEntryFacts, anyLocation, everythingOn, featuresWithout } from './testing.ts';

const without = (...off: readonly AccessFeature[]): AccessPolicy => ({
  ...everythingOn,
  features: featuresWithout(...off),
});
const namesOf = (links: readonly { readonly name: string }[]) => links.map(({ name }) => name);

const shown = (href: string) => CUSTOMER_KINDS.filter((kind) => linkTo(href, kind, everythingOn) === href);

describe('a link', () => {
  test('is shown only if its page, or the login before it, is available to the visitor [S2.14][S2.22][S2.40]', () => {
    fc.assert(
      fc.property(anyLocation, anyEntryFacts, ({ path }, facts) => {
        const { visitor } = facts;
        const policy = policyFor(facts.policy, visitor.companyType);
        const plain = path.replace(/[#?].*/u, '');
        const href = linkTo(plain, visitor.kind, policy);
        if (href !== plain) return;
        const match = matchRoute({ path: plain, query: { orderNo: '1', token: 't', info: 'i' } });
        const entry = enter(match, { ...facts, screen: null, visitor: { ...visitor, isCartEmpty: false } });
        if (entry._tag === 'GoTo') expect(['/auth/login', '/sso']).toContain(entry.to.path);
        else expect(entry).not.toMatchObject({ name: 'notFound' });
      }),
    );
  });

  test('to an external address or a fragment of the page is kept; anything else that is not a path is left out [A-45]', () => {
    const kept = ['https://x.example', 'HTTP://x.example/a', '#cookies', '/', '/#main', '/terms', '/faq?topic=a'];
    expect(kept.map((href) => linkTo(href, 'guest', everythingOn))).toEqual(kept);
    const dropped = [
      '',
      '#',
      'https://',
      'http:///x',
      'javascript:alert(1)',
      '//evil.example',
      '//',
      'faq',
      '/fa q',
      '/product/a b',
      'x#https://a',
      '/nowhere',
    ];
    expect(dropped.map((href) => linkTo(href, 'guest', everythingOn))).toEqual(dropped.map(() => null));
  });

  test('depends on the visitor: companies’ pages are visible to guests, and the account leads guests to the login [S2.13][S2.22]', () => {
    expect(shown('/b2b')).toEqual(['guest', 'business', 'salesman']);
    expect(shown('/account/cards')).toEqual(['guest', 'individual', 'business']);
    expect(shown('/b2b/buying')).toEqual(['business']);
    expect(shown('/auth/login')).toEqual(['guest']);
    expect(shown('/salesman')).toEqual(['salesman']);
  });

  test('to phone credit is left out without such products [A-91]', () => {
    expect(linkTo('/phone-credit', 'guest', everythingOn)).toBe('/phone-credit');
    expect(linkTo('/phone-credit', 'guest', without('phoneCredit'))).toBeNull();
    expect(linkTo('/query', 'guest', without('cardQuery'))).toBeNull();
  });

  test('to the FAQ goes to the external address if the unit has one [S1.74][S2.40][S2.41]', () => {
    const outside = { ...without('ownFaq'), faqAddress: 'https://faq.example/fr' };
    for (const href of ['/faq', '/FAQ/', '/faq#x'])
      expect(linkTo(href, 'guest', outside)).toBe('https://faq.example/fr');
    expect(linkTo('/faq', 'guest', everythingOn)).toBe('/faq');
    expect([faqHref(outside), faqHref(everythingOn)]).toEqual(['https://faq.example/fr', '/faq']);
  });
});

describe('the tabs of the account', () => {
  test('of a company are all but the corporate account, of an individual all but decisions, people and quotations, the sign-out last [S2.15][A-40][A-83][A-183]', () => {
    const both = ['account', 'accountCards', 'accountWallet', 'accountOrders', 'accountInbox'];
    const last = ['accountImport', 'accountDelete', 'forceLogout'];
    expect(namesOf(accountTabs('individual', everythingOn))).toEqual([...both, 'accountCorporate', ...last]);
    expect(namesOf(accountTabs('business', everythingOn))).toEqual([
      ...both,
      'accountApprovals',
      'accountPeople',
      'accountQuotations',
      ...last,
    ]);
    expect(accountTabs('individual', everythingOn).map(({ href }) => href)).toEqual([
      '/account',
      '/account/cards',
      '/account/wallet',
      '/account/orders',
      '/account/inbox',
      '/account/corporate',
      '/account/import',
      '/account/delete',
      '/force-logout',
    ]);
  });

  test('leave out what the unit does not have; guests and salesmen have no tabs [S1.71][S2.13][A-88]', () => {
    expect(namesOf(accountTabs('individual', without('wallet')))).not.toContain('accountWallet');
    expect(namesOf(accountTabs('individual', without('membership')))).not.toContain('accountCorporate');
    expect([accountTabs('guest', everythingOn), accountTabs('salesman', everythingOn)]).toEqual([[], []]);
  });
});

describe('the main menu', () => {
  test('is the kind’s own, in its order [S1.4]', () => {
    expect(CUSTOMER_KINDS.map((kind) => namesOf(mainMenu(kind, everythingOn)))).toEqual([
      ['home', 'businessHome', 'phoneCredit', 'cardQuery', 'faq'],
      ['home', 'phoneCredit', 'cardQuery', 'faq'],
      ['businessHome', 'businessBuying', 'accountOrders', 'accountQuotations', 'accountWallet', 'businessInfo'],
      ['salesmanHome', 'salesmanBuying', 'cardQuery', 'faq'],
    ]);
  });

  test('leaves out what the unit switches off, and leads to the external FAQ [S1.72][S2.41]', () => {
    const policy = { ...without('business', 'cardQuery', 'phoneCredit', 'ownFaq'), faqAddress: 'https://faq.example/' };
    expect(mainMenu('guest', policy)).toEqual([
      { name: 'home', href: '/' },
      { name: 'faq', href: 'https://faq.example/' },
    ]);
    expect(mainMenu('business', without('business', 'wallet')).map(({ href }) => href)).toEqual([
      '/account/orders',
      '/account/quotations',
    ]);
  });
});
