/** Every page of the shop at 400 % zoom has no horizontal scrolling, for a guest and for a member. */
import type { Page } from 'playwright/test';
import { openAccount, signIn } from './accounts.ts';
import { ENLARGED, expectNoSidewaysScroll } from './enlarged.ts';
import { test } from './guest.ts';
import { ERRORS_OF_PAGES, onEveryPage } from './pages.ts';
import { importCard, stockCard } from './stock.ts';

test.use({ expectedErrors: ERRORS_OF_PAGES, viewport: ENLARGED });

const expectAllFit = (page: Page): Promise<void> => onEveryPage(page, expectNoSidewaysScroll);

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
