/** Which screen a path leads to, and which links are left out. */
import { describe, expect, test } from 'vitest';
import { isAvailable, menuHref } from './available.ts';
import { matchPlace } from './route-table.ts';
import { UNIT } from '../app/testing/sample-boot.ts';

const nameOf = (path: string): string => matchPlace(path).place.name;

describe('an address', () => {
  test.each([
    ['/', 'home'],
    ['/product/kino-9', 'product'],
    ['/buying-friend', 'buyingFriend'],
    ['/buying-self', 'buyingSelf'],
    ['/cart', 'cart'],
    ['/buying/checkout', 'checkout'],
    ['/order', 'order'],
    ['/order/2406-1', 'order'],
    ['/loading/order', 'paymentReturn'],
    ['/account', 'account'],
    ['/account/cards', 'accountCards'],
    ['/account/cards/KINO', 'accountCard'],
    ['/account/wallet', 'accountWallet'],
    ['/account/orders', 'accountOrders'],
    ['/account/import', 'accountImport'],
    ['/account/delete', 'accountDelete'],
    ['/faq', 'faq'],
    ['/general-conditions', 'content'],
    ['/nowhere/at/all', 'content'],
  ])('%s is for %s [S2.16][S2.33][S2.34][S2.48][A-42]', (path, name) => expect(nameOf(path)).toBe(name));

  test('is read without letter case and one trailing slash [A-123]', () => {
    expect(nameOf('/FAQ/')).toBe('faq');
    expect(matchPlace('/Product/Kino-9/').params).toEqual({ itemCode: 'Kino-9' });
  });

  test('has its escaped letters read; what cannot be read stays as it is [A-159]', () => {
    expect(matchPlace('/product/caf%C3%A9').params).toEqual({ itemCode: 'café' });
    expect(matchPlace('/product/%E0%A4%A').params).toEqual({ itemCode: '%E0%A4%A' });
  });
});

describe('a link', () => {
  test.each(['/', '/#main', '/faq', '/terms', '/product/kino-9', 'https://example.com'])('to %s is shown', (href) =>
    expect(isAvailable(href, UNIT)).toBe(true),
  );

  test.each(['/code-of-conduct', '#cookies', 'javascript:alert(1)'])('to %s is left out: nothing is there', (href) =>
    expect(isAvailable(href, UNIT)).toBe(false),
  );

  test('of the menu leads where the unit says, and is left out without a screen or the function [S2.41][A-45]', () => {
    expect(menuHref('faq', UNIT, 'guest')).toBe('/faq');
    const guest = [{ name: 'faq', href: 'https://faq.example/' }] as const;
    expect(menuHref('faq', { ...UNIT, menus: { ...UNIT.menus, guest } }, 'guest')).toBe('https://faq.example/');
    expect(menuHref('faq', { ...UNIT, menus: { ...UNIT.menus, guest: [] } }, 'guest')).toBeNull();
    expect(menuHref('businessHome', UNIT, 'guest')).toBe('/b2b');
    expect(menuHref('salesmanHome', UNIT, 'salesman')).toBe('/salesman');
    expect(menuHref('salesmanBuying', UNIT, 'salesman')).toBe('/salesman/buying');
    expect(menuHref('b2c', UNIT, 'individual')).toBeNull();
  });

  test('of the menu is that of the kind of customer: a company’s has no FAQ, a salesman’s has [S2.40][A-45]', () => {
    expect(menuHref('faq', UNIT, 'business')).toBeNull();
    expect(menuHref('accountOrders', UNIT, 'business')).toBe('/account/orders');
    expect(menuHref('accountOrders', UNIT, 'individual')).toBeNull();
    expect(menuHref('faq', UNIT, 'salesman')).toBe('/faq');
  });
});
