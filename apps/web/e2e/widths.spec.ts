/** What changes at each breakpoint, and with scrolling, to the pixel. */
import type { Locator, Page } from 'playwright/test';
import { openAccount, signIn } from './accounts.ts';
import { expectTakenOver } from './held-scripts.ts';
import { expect, open, test } from './shop.ts';

const HEIGHT = 900;
const widen = (page: Page, width: number) => page.setViewportSize({ width, height: HEIGHT });

test('below 992 px the page is a phone’s, from 992 px on a desktop’s [S9.39]', async ({ page, language, say }) => {
  await open(page, language, '/');
  const header = page.getByRole('banner');
  const search = header.getByRole('link', { name: say('Search the gift cards') });
  const contact = header.getByRole('link', { name: say('Contact') });
  const sample = page.getByRole('img', { name: /75/ }).first();
  const words = page.getByRole('heading', { level: 1 });
  const isBeside = async () => (await sample.boundingBox())!.x > (await words.boundingBox())!.x + 100;

  await widen(page, 991);
  await expect(search).toBeVisible();
  await expect(contact).toBeHidden();
  expect(await isBeside()).toBe(false);

  await widen(page, 992);
  await expect(search).toBeHidden();
  await expect(contact).toBeVisible();
  await expect.poll(isBeside).toBe(true);
});

test('an open menu closes where the window grows above 1200 px, and the whole menu takes its place [S9.40][A-99]', async ({
  page,
  language,
  say,
}) => {
  await widen(page, 1100);
  await open(page, language, '/');
  const button = page.getByRole('button', { name: say('Menu'), exact: true });
  const menu = page.getByRole('dialog', { name: say('Menu') });
  const questions = page.getByRole('banner').getByRole('link', { name: say('Questions') });
  await button.click();
  await expect(menu.getByRole('link', { name: say('Questions') })).toBeVisible();

  await widen(page, 1200);
  await expect(menu).toBeVisible();
  await widen(page, 1201);
  await expect(menu).toBeHidden();
  await expect(button).toBeHidden();
  await expect(questions).toBeVisible();

  await widen(page, 1200);
  await expect(menu).toBeHidden();
  await expect(button).toBeVisible();
  await expect(questions).toBeHidden();
});

test('the header is lower past 80 px of scroll on a desktop only, and the way back to the top comes past 600 px [S9.41][S9.42]', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/');
  const bar = page.getByRole('banner').locator('.o-header-bar');
  const back = page.getByRole('button', { name: say('Back to the top') });
  const heightAt = async (scrolled: number): Promise<number> => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))));
    return (await bar.boundingBox())!.height;
  };
  await widen(page, 1440);
  const full = await heightAt(80);
  await expect.poll(() => heightAt(81)).toBeLessThan(full - 10);
  await expect.poll(() => heightAt(80)).toBe(full);

  await widen(page, 991);
  const narrow = await heightAt(0);
  expect(await heightAt(600)).toBe(narrow);
  await expect(back).toBeHidden();
  await heightAt(601);
  await expect(back).toBeVisible();
  await back.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

/** Which items of the carousel, counted from 1, stand in it with their whole width. */
const shown = (row: Locator): Promise<number[]> =>
  row.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children].flatMap((item, at) => {
      const box = item.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1 ? [at + 1] : [];
    });
  });

test('a carousel shows 4, 3, 2 and 1 cards from 1400, 1200, 992 and 0 px, and its buttons turn a page [S9.43]', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/product/offrande');
  const carousel = page.getByRole('region', { name: say('More gift cards') });
  const row = carousel.getByRole('list');
  for (const [width, items] of [
    [1400, [1, 2, 3, 4]],
    [1399, [1, 2, 3]],
    [1200, [1, 2, 3]],
    [1199, [1, 2]],
    [992, [1, 2]],
    [991, [1]],
    [320, [1]],
  ] as const) {
    await widen(page, width);
    await expect.poll(() => shown(row), `${width} px`).toEqual(items);
  }
  await widen(page, 1200);
  await carousel.getByRole('button', { name: say('Next cards') }).click();
  await expect.poll(() => shown(row)).toEqual([4, 5, 6]);
  await expect(carousel.getByRole('status')).toContainText(/4.*6.*8/);
  await carousel.getByRole('button', { name: say('Previous cards') }).click();
  await expect.poll(() => shown(row)).toEqual([1, 2, 3]);
});

/** The marks that a row shows of its going on. */
const goesOn = (row: Locator): Promise<string> =>
  row.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('[data-icon]')]
      .filter((mark) => mark.offsetWidth > 0)
      .map((mark) => mark.dataset['icon'])
      .join(' '),
  );

test('the menu of the account shows on which side it goes on, at 1024 px as on a phone, and nothing where all of it is seen', async ({
  page,
  language,
  say,
}) => {
  await signIn(page, language, say, await openAccount('FR'));
  await open(page, language, '/account/orders');
  const menu = page.getByRole('navigation', { name: say('Account') });
  for (const width of [1024, 390]) {
    await widen(page, width);
    await menu.evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
    await expect.poll(() => goesOn(menu), `${width} px`).toBe('chevron-forward');
    // Counts that arrive beside the links make the row longer: its end is where it was only until then.
    const goesOnAtItsEnd = async (): Promise<string> => {
      await menu.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
      return goesOn(menu);
    };
    await expect.poll(goesOnAtItsEnd, `${width} px`).toBe('chevron-back');
  }
  await widen(page, 1440);
  await expect.poll(() => goesOn(menu)).toBe('');
});

test('zooming in across the ratio of 1.7 loads the page anew, which has what was typed; less does not [S4.117]', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/product/offrande');
  // The zoom is watched by a script that loads last.
  await expectTakenOver(page);
  await page.getByLabel(say('Their email')).fill('ines@example.fr');
  const devtools = await page.context().newCDPSession(page);
  const zoom = (deviceScaleFactor: number) =>
    devtools.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(1440 / deviceScaleFactor),
      height: HEIGHT,
      deviceScaleFactor,
      mobile: false,
    });
  await page.evaluate(() => Object.assign(globalThis, { isSameLoad: true }));
  const isSameLoad = () => page.evaluate(() => 'isSameLoad' in globalThis);

  await zoom(1.5);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(960);
  expect(await isSameLoad()).toBe(true);

  const loaded = page.waitForEvent('load');
  await zoom(2);
  await loaded;
  expect(await isSameLoad()).toBe(false);
  await expect(page.getByLabel(say('Their email'))).toHaveValue('ines@example.fr');
});
