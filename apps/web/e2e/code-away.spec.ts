/** Code that a page asks for later does not come: the page stays or says so, and nothing is asked for without end. */
import type { Page } from 'playwright/test';
import { expect, open, test } from './guest.ts';
import { photo, tick } from './steps.ts';

test.use({ expectedErrors: /dynamically imported module|net::ERR_FAILED/ });

const CODE = '**/assets/**';

/** From now on no code comes. Returns the addresses that were asked for. */
const cutOff = async (page: Page): Promise<readonly string[]> => {
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  await page.route(CODE, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
};

test('a menu or a preview whose code does not come leaves the page', async ({ page, language, say }) => {
  await open(page, language, '/faq');
  const asked = await cutOff(page);
  const menu = page.getByRole('button', { name: say('Menu'), exact: true });
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('button', { name: new RegExp(`^${say('Cart')}`) }).hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a page that misses code asks for it once, says so, and a press brings the page again', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/auth/login');
  const mobile = page.getByRole('radio', { name: say('Mobile number') });
  await expect(mobile).toBeVisible();
  const asked = await cutOff(page);
  await mobile.locator('xpath=ancestor::label[1]').click();
  const again = page.getByRole('button', { name: say('Try again') });
  await expect(again).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(new Set(asked).size).toBe(asked.length);
  await expect(page.getByRole('banner')).toBeVisible();

  await page.unroute(CODE);
  await again.click();
  await tick(mobile);
  await expect(page.getByLabel(say('Mobile number')).last()).toBeVisible();
});

test('a photo whose tools do not come is not lost: it is said, and tried again by a press', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/product/offrande');
  await cutOff(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ines.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const again = page.getByRole('button', { name: say('Send again') });
  await expect(again).toBeVisible();
  await page.unroute(CODE);
  await again.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Use this photo') })
    .click();
  await expect(page.getByRole('button', { name: say('Replace') })).toBeVisible();
  await expect(again).toBeHidden();
});
