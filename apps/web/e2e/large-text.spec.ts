/** What opens over a page, in text of twice the size: all of it can be read, and every control used. */
import { expect, open, test } from './guest.ts';
import { atEveryWidth, enlargeText, expectNothingLost } from './large-text.ts';

test('in text of twice the size the menu opens, scrolls to its last link and closes', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/');
  await enlargeText(page);
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
    await enlargeText(page);
    const refuse = page.getByRole('button', { name: say('Refuse all') });
    await expect(refuse).toBeVisible();
    await atEveryWidth(page, async () => {
      await expectNothingLost(page);
      await refuse.scrollIntoViewIfNeeded();
      await expect(refuse).toBeInViewport({ ratio: 1 });
    });
  });
});
