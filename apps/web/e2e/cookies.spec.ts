/**
 * The cookie question on the first visit: it blocks nothing, is answered with one press, and can be reopened from the
 * footer.
 */
import { expect, expectAccessible, open, test } from './shop.ts';
import { pressLabel } from './steps.ts';

test.use({ hasAnsweredCookies: false });

test('a first visitor refuses in one press, is not asked again, and changes the answer from the footer [S1.24][S2.95][S4.115][A-76]', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/');
  const question = page.getByRole('region', { name: say('Cookies') });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  const backToTop = page.getByRole('button', { name: say('Back to the top') });
  await expect(page.locator('.back-to-top')).toHaveCount(1);
  const isOver = async (): Promise<boolean> => {
    const [above, below] = [await backToTop.boundingBox(), await question.boundingBox()];
    return above !== null && below !== null && above.y + above.height > below.y && above.x < below.x + below.width;
  };
  expect((await backToTop.count()) > 0 && (await isOver()), 'the way back stands over the question').toBe(false);
  await question.getByRole('button', { name: say('Refuse all') }).click();
  await expect(question).toHaveCount(0);
  await expect(backToTop).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('Cookies') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await pressLabel(page.getByRole('switch', { name: say('Counting visits') }));
  await page.getByRole('button', { name: say('Save my choice') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question).toHaveCount(0);
});
