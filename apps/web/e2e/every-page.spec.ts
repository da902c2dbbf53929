/**
 * Every page that a guest and a member can meet, each opened once and looked at in four ways: as the browser fills it in, as a screen reader
 * reads it, at 400 %, and in text of twice the size.
 */
import type { Page } from 'playwright/test';
import { openAccount, signIn } from './accounts.ts';
import { ENLARGED } from './enlarged.ts';
import { expectFieldsDescribed } from './field-purposes.ts';
import { expect, test } from './guest.ts';
import { atEveryWidth, enlargeText, expectNothingLost, restoreText } from './large-text.ts';
import { ERRORS_OF_PAGES, onEveryPage } from './pages.ts';
import { expectReadable } from './reading-order.ts';
import { payWith } from './sandbox.ts';
import { addToCart, expectConfirmed, personalise } from './steps.ts';
import { importCard, stockCard } from './stock.ts';

const WALK_TIMEOUT_MS = 400_000;

test.use({ expectedErrors: ERRORS_OF_PAGES });

const expectWhole = async (page: Page): Promise<void> => {
  await expectFieldsDescribed(page);
  await atEveryWidth(page, () => expectReadable(page));
  await page.setViewportSize(ENLARGED);
  await expectNothingLost(page);
  await enlargeText(page);
  await atEveryWidth(page, () => expectNothingLost(page));
  await restoreText(page);
};

test('every page of a guest with an order and a full cart is read in the order in which it is seen, scrolls one way and loses nothing at 400 % or in text of twice the size, and says of each field what it is for [S1.11][S3.59]', async ({
  page,
  guest,
  say,
}) => {
  test.setTimeout(WALK_TIMEOUT_MS);
  await guest.goToPayment();
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  await expectWhole(page);
  await guest.goToCheckout();
  await onEveryPage(page, expectWhole);
});

test('every page of a member with a card and a full cart is read in the order in which it is seen, scrolls one way and loses nothing at 400 % or in text of twice the size, and says of each field what it is for [S1.11][S3.59]', async ({
  page,
  language,
  say,
}, info) => {
  test.setTimeout(WALK_TIMEOUT_MS);
  await signIn(page, language, say, await openAccount('DUO'));
  await importCard(page, say, stockCard(info, 'everyPage'));
  await page.goto('/DUO/account/cards');
  await page.getByRole('main').locator('a[href*="/account/cards/"]').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectWhole(page);
  await page.goto('/DUO/product/offrande');
  await personalise(page, say, 'ines@example.fr');
  await addToCart(page, say);
  await onEveryPage(page, expectWhole);
});
