/** A browser that last saw another build: its caches and lists are cleared, the page reloads once, the cart stays. */
import { expect, open, test } from './shop.ts';

test('a new build is taken over with one load; login, cart and consent stay [S4.106][A-68]', async ({
  page,
  language,
}) => {
  await open(page, language, '/faq');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('version'))).toMatch(/^\/assets\/.+\.js$/);
  const version = await page.evaluate(() => localStorage.getItem('version'));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  const consent = '{"unitId":"FR","advertising":true,"analytics":false,"at":"2026-06-13T00:00:00.000Z"}';
  await page.evaluate(async (answer) => {
    localStorage.setItem('version', '/assets/before.js');
    localStorage.setItem('discounts:FR', '[]');
    localStorage.setItem('cookieConsent:FR', answer);
    await caches.open('before');
  }, consent);
  await page.reload();
  await expect.poll(() => loads).toBe(3);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('version'))).toBe(version);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(3);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('discounts:FR'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent:FR'))).toBe(consent);
});
