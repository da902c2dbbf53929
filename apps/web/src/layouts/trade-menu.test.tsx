import { storageNameOf } from '@offrande/domain/browser-storage';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageStage } from '../app/testing/page-stage.tsx';
import { notFoundBoot } from '../app/testing/sample-boot.ts';
import { Screen } from '../features/not-found/not-found.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const signIn = (custType: 'B' | 'C' | 'S'): void => {
  for (const [name, text] of [
    ['accessToken:{unit}', 'access'],
    ['custId:{unit}', 'B1'],
    ['custName:{unit}', 'Inès Marchand'],
    ['custType:{unit}', custType],
  ] as const)
    localStorage.setItem(storageNameOf(name, notFoundBoot.unit.id), text);
};

const menu = async (first: string): Promise<readonly (readonly [string | null, string | null])[]> => {
  render(<PageStage boot={notFoundBoot} Screen={Screen} />);
  const links = within(screen.getByRole('navigation', { name: 'Shop' }));
  await links.findByRole('link', { name: first }, { timeout: 10_000 });
  return links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')] as const);
};

test('the menu of a company is its own: home, order, orders, quotations, wallet, and nothing of the shop for others [S1.4][A-122]', async () => {
  signIn('B');
  expect(await menu('Home')).toEqual([
    ['Home', '/b2b'],
    ['Place an order', '/b2b/buying'],
    ['Orders', '/account/orders'],
    ['Quotations', '/account/quotations'],
    ['Wallet', '/account/wallet'],
  ]);
});

test('the menu of a salesman leads to the customers, and the name in the header to the same home [S2.23][S2.57]', async () => {
  signIn('S');
  expect(await menu('Customers')).toEqual([
    ['Customers', '/salesman'],
    ['Place an order', '/salesman/buying'],
    ['Check a balance', '/query'],
    ['Questions', '/faq'],
  ]);
  expect(screen.getByRole('link', { name: 'Inès' }).getAttribute('href')).toBe('/salesman');
});

test('the menu of an individual has none of a company’s pages [S1.4]', async () => {
  signIn('C');
  const hrefs = (await menu('Gift cards')).map(([, href]) => href);
  expect(hrefs).toContain('/');
  expect(hrefs.filter((href) => /^\/(?:b2b|account)/u.test(href ?? ''))).toEqual([]);
});
