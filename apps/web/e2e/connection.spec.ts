/** A connection that goes and comes back, and a device whose clock is wrong: both are said, and nothing is lost. */
import type { Locator } from 'playwright/test';
import { expect, open, test } from './guest.ts';
import { goToCheckout } from './steps.ts';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)|: unreachable \(/ });

/** The shop's calls. */
const API = /\/api\//;

const covers = async (notice: Locator, other: Locator): Promise<boolean> => {
  const [above, below] = [(await notice.boundingBox())!, (await other.boundingBox())!];
  return above.y + above.height > below.y + 1 && below.y + below.height > above.y + 1;
};

test('who is offline is told, over nothing, keeps what was typed, and goes on when the connection is back', async ({
  page,
  say,
  guest,
}) => {
  await guest.goToCheckout();
  const name = page.getByLabel(say('Full name'));
  await page.context().setOffline(true);
  const notice = page.locator('p').filter({
    hasText: say('You are offline. What you have typed is kept; go on once you are connected again.'),
  });
  await expect(notice).toBeVisible();
  for (const other of [page.getByRole('heading', { level: 1 }), name]) expect(await covers(notice, other)).toBe(false);
  await name.fill('Camille Roux');

  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByText(say('You are online again.')).first()).toBeVisible();
  await expect(name).toHaveValue('Camille Roux');
});

test('what is said for a moment has an edge on the footer, and leaves the field that is typed into uncovered', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/query');
  // Until the code that watches the connection has come.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(page.locator('.offline-notice')).toBeVisible();
  await page.context().setOffline(false);
  const toast = page.locator('.o-toast', { hasText: say('You are online again.') });
  await expect(toast).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  expect(await covers(toast, footer)).toBe(true);
  const edge = await toast.evaluate((element) => getComputedStyle(element).borderBlockStartColor);
  const ground = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(edge).not.toBe(ground);

  const field = page.getByLabel(say('Card number'));
  await field.focus();
  await expect(field).toBeInViewport();
  expect(await covers(toast, field)).toBe(false);
});

test('a clock that is wrong by a day is told of, and changes nothing [S7.76][A-69]', async ({
  page,
  language,
  say,
}) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 86_400_000;
  });
  await open(page, language, '/query');
  await page.getByLabel(say('Card number')).fill('9999 0000 0000 6025');
  await page.getByLabel(say('PIN, 6 digits')).fill('316025');
  await page.getByRole('button', { name: say('Check the balance') }).click();
  await expect(page.getByText(say('The clock of this device is wrong')).first()).toBeVisible();
  await expect(page.getByLabel(say('Balance'), { exact: true })).toHaveText('60,00\u00A0€');
});

test('whoever tries again after a page did not come is told of a clock that is wrong [S8.2][S8.3][A-69]', async ({
  page,
  say,
  guest,
}) => {
  await guest.fillCart();
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 86_400_000;
  });
  await page.route(API, (route) => route.abort());
  await page.goto('/FR/buying/checkout');
  const again = page.getByRole('main').getByRole('button', { name: say('Try again') });
  await expect(again).toBeVisible();
  await expect(page.getByText(say('The clock of this device is wrong'))).toHaveCount(0);
  await page.unroute(API);
  await again.click();
  await expect(page.getByText(say('The clock of this device is wrong')).first()).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('what stands on the checkout stays in its place while its other parts come, so that a press hits what was aimed at', async ({
  page,
  say,
  guest,
}) => {
  await guest.fillCart();
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(globalThis, { placesOfConditions: places });
    const look = (): void => {
      const box = document.querySelector('.checkout-side input[type=checkbox]');
      if (box !== null) places.push(Math.round(box.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await goToCheckout(page, say);
  await expect(page.getByRole('radio').first()).toBeEnabled();
  await expect(page.getByRole('textbox', { name: say('Card or coupon number') })).toBeVisible();
  await expect(page.locator('.o-skeleton')).toHaveCount(0);
  const places = await page.evaluate(() => Reflect.get(globalThis, 'placesOfConditions') as number[]);
  expect(places.length).toBeGreaterThan(10);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(8);
});
