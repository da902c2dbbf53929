/** Every page of the shop at 400 % zoom has no horizontal scrolling, for a guest and for a member. */
import { ROUTES } from '@offrande/domain/access';
import { writeMemberInfo } from '@offrande/domain/member-validation';
import type { Page } from 'playwright/test';
import { openAccount, signIn } from './accounts.ts';
import { ENLARGED, expectNoSidewaysScroll } from './enlarged.ts';
import { expect, test } from './guest.ts';
import { importCard, stockCard } from './stock.ts';
import { currentUnit } from './steps.ts';

/** Pages of an order, link or card that is not this visitor's answer with an error status. */
test.use({ expectedErrors: /40[0-9]|422/, viewport: ENLARGED });

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

/** Pages that redirect, or end the session that the others need. */
const EXCLUDED = new Set(['forceLogout', 'paymentReturn']);

const addresses = ROUTES.filter(({ name }) => !EXCLUDED.has(name)).map(({ pattern, query }) => {
  const path = pattern.replaceAll(/:\w+\??|\*/g, (part) => PARTS[part]!);
  const asked = query.map((name) => `${name}=${QUERIES[name]!}`).join('&');
  return asked === '' ? path : `${path}?${asked}`;
});

const expectAllFit = async (page: Page): Promise<void> => {
  const unit = currentUnit(page);
  for (const address of [...addresses, '/product/offrande-by-post', '/account/orders', '/nowhere-at-all']) {
    await test.step(address, async () => {
      await page.goto(`/${unit}${address}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
    });
  }
};

test('at 400 % no page scrolls sideways for a guest with a full cart [S1.11]', async ({ page, guest }) => {
  test.setTimeout(240_000);
  await guest.fillCart();
  await expectAllFit(page);
});

test('at 400 % no page scrolls sideways for a member with a card and a full cart [S1.11]', async ({
  page,
  language,
  say,
}, info) => {
  test.setTimeout(240_000);
  await signIn(page, language, say, await openAccount('DUO'));
  await importCard(page, say, stockCard(info, 'enlarged'));
  await expectAllFit(page);
});
