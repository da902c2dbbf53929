/** Every page in text of twice the size, for a guest and for a member: all of it can be read, and every control used. */
import type { Page } from 'playwright/test';
import { openAccount, signIn } from './accounts.ts';
import { expect, open, test as guestTest } from './guest.ts';
import { expectNothingLost, LARGE_TEXT_FLAG } from './large-text.ts';
import { ERRORS_OF_PAGES, onEveryPage } from './pages.ts';
import { payWith } from './sandbox.ts';
import { expectConfirmed } from './steps.ts';
import { importCard, stockCard } from './stock.ts';

/** A phone, a tablet, a desktop. */
const WIDTHS = [390, 1024, 1440];
const HEIGHT = 900;
const WALK_TIMEOUT_MS = 300_000;

const test = guestTest.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...launchOptions.args!, LARGE_TEXT_FLAG] }),
    { scope: 'worker' },
  ],
});

test.use({ expectedErrors: ERRORS_OF_PAGES });

const atEveryWidth = async (page: Page, look: (width: number) => Promise<void>): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await look(width);
  }
};

const expectNothingLostAnywhere = (page: Page): Promise<void> =>
  onEveryPage(page, (tab) => atEveryWidth(tab, () => expectNothingLost(tab)));

test('in text of twice the size nothing is cut off or covered for a guest with an order and a full cart [S1.11]', async ({
  page,
  guest,
  say,
}) => {
  test.setTimeout(WALK_TIMEOUT_MS);
  await guest.goToPayment();
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  await atEveryWidth(page, () => expectNothingLost(page));
  await guest.fillCart();
  await expectNothingLostAnywhere(page);
});

test('in text of twice the size nothing is cut off or covered for a member with a card and a full cart [S1.11]', async ({
  page,
  language,
  say,
}, info) => {
  test.setTimeout(WALK_TIMEOUT_MS);
  await signIn(page, language, say, await openAccount('DUO'));
  await importCard(page, say, stockCard(info, 'largeText'));
  await page.goto('/DUO/account/cards');
  await page.getByRole('main').locator('a[href*="/account/cards/"]').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await atEveryWidth(page, () => expectNothingLost(page));
  await expectNothingLostAnywhere(page);
});

test('in text of twice the size the menu opens, scrolls to its last link and closes', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/');
  const menu = page.getByRole('dialog', { name: say('Menu') });
  await atEveryWidth(page, async () => {
    await page.getByRole('button', { name: say('Menu'), exact: true }).click();
    await expectNothingLost(page);
    const last = menu.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await menu.getByRole('button', { name: say('Close the menu') }).click();
    await expect(menu).toBeHidden();
  });
});

test.describe('on a first visit', () => {
  test.use({ hasAnsweredCookies: false });

  test('in text of twice the size the question about cookies fits into the window with its answers', async ({
    page,
    language,
    say,
  }) => {
    await open(page, language, '/');
    const refuse = page.getByRole('button', { name: say('Refuse all') });
    await expect(refuse).toBeVisible();
    await atEveryWidth(page, async () => {
      await expectNothingLost(page);
      await refuse.scrollIntoViewIfNeeded();
      await expect(refuse).toBeInViewport({ ratio: 1 });
    });
  });
});
