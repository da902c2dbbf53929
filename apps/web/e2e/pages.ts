/** Every page of the shop with its address below the unit's prefix, for journeys that look at all of them. */
import { ROUTES, type RouteName } from '@offrande/domain/access';
import { writeMemberInfo } from '@offrande/domain/member-validation';
import { expect, type Page, test } from 'playwright/test';
import { currentUnit } from './steps.ts';

/** Values for the route parameters. */
const PARTS: Readonly<Record<string, string>> = {
  ':itemCode': 'offrande',
  ':orderNo?': 'K7KA-QPVM-QVDG',
  ':type': 'order',
  '*': 'accessibility',
};

const QUERIES: Readonly<Record<string, string>> = {
  orderNo: 'K7KA-QPVM-QVDG',
  token: 'a-token',
  info: writeMemberInfo({ name: 'Léa D’Angelo', email: 'lea@example.fr' }),
};

/** Pages that redirect, or end the session that the others need; and what no route has, which `ADDRESSES` has by name. */
const EXCLUDED: ReadonlySet<RouteName> = new Set(['forceLogout', 'paymentReturn', 'notFound']);

/** Pages of an order, link or card that is not this visitor's answer with an error status. */
export const ERRORS_OF_PAGES = /40[0-9]|422/;

const addresses = ROUTES.filter(({ name }) => !EXCLUDED.has(name)).map(({ pattern, query }) => {
  const path = pattern.replaceAll(/:\w+\??|\*/g, (part) => PARTS[part]!);
  const asked = query.map((name) => `${name}=${QUERIES[name]!}`).join('&');
  return asked === '' ? path : `${path}?${asked}`;
});

/** Addresses of every route, of a card sent by post, and of nothing. */
export const ADDRESSES: readonly string[] = [...addresses, '/product/offrande-by-post', '/nowhere-at-all'];

/** Tabs that share a walk: much of its time is spent waiting until a page has come to rest. */
const TABS = 2;

/**
 * Opens each address of the current unit in whichever tab is free, waits until the page is complete, and looks at it. Addresses that lead
 * to one and the same other page have that page looked at once.
 */
export const onEveryPage = async (page: Page, look: (tab: Page) => Promise<void>): Promise<void> => {
  const unit = currentUnit(page);
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => page.context().newPage()));
  const left = ADDRESSES.values();
  const reached = new Set<string>();
  const walk = async (tab: Page): Promise<void> => {
    for (const address of left)
      await test.step(address, async () => {
        await tab.goto(`/${unit}${address}`);
        await expect(tab.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await tab.waitForLoadState('networkidle');
        // On a busy machine the network may rest before the page has asked for anything.
        await expect(tab.getByRole('main').locator('.o-skeleton')).toHaveCount(0);
        const { pathname } = new URL(tab.url());
        if (pathname !== `/${unit}${address}`.split('?')[0] && reached.has(pathname)) return;
        reached.add(pathname);
        await look(tab);
      });
  };
  await Promise.all([page, ...others].map(walk));
};
