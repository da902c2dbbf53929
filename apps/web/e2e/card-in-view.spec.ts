/** On a phone the card stays in sight, small, while it is personalised; and what is typed is never covered. */
import type { Locator, Page } from 'playwright/test';
import { ENLARGED, expectNoSidewaysScroll } from './enlarged.ts';
import { expectFocusSeen } from './keyboard.ts';
import { expect, open, test } from './shop.ts';

const PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };

/** 32 characters, and six more. */
const LONGEST = 'On t’embrasse très fort, Papa et';
const TOO_LONG = `${LONGEST} Maman`;

test.use({ viewport: PHONE });
test.beforeEach(({ page, language }) => open(page, language, '/product/offrande'));

const pinned = (page: Page): Locator => page.locator('.product-pinned');

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const heightOf = ({ top, bottom }: Box): number => bottom - top;

const isApart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** Nothing lies over the middle of the element. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

/** The card in small is below the header and above the field, over neither. */
const expectInView = async (page: Page, focused: Locator): Promise<void> => {
  await expect.poll(() => isUncovered(pinned(page))).toBe(true);
  const [header, card, entry] = [
    await boxOf(page.getByRole('banner').locator('.o-header-bar')),
    await boxOf(pinned(page)),
    await boxOf(focused),
  ];
  expect(card.top).toBeGreaterThanOrEqual(header.bottom - 0.5);
  expect(entry.top).toBeGreaterThanOrEqual(card.bottom);
  expect(await isUncovered(focused)).toBe(true);
};

test('the card stays below the header with the words and the amount as they are typed, and over no field [S1.8][S2.60]', async ({
  page,
  say,
}) => {
  await expect.poll(() => isUncovered(page.locator('.product-stage'))).toBe(true);
  expect(await isUncovered(pinned(page))).toBe(false);

  const first = page.getByLabel(say('First line'));
  await first.fill('Pour tes 30 ans, Inès');
  await expect(pinned(page)).toContainText('Pour tes 30 ans, Inès');
  await expectInView(page, first);
  const { height } = page.viewportSize()!;
  expect(heightOf(await boxOf(pinned(page)))).toBeLessThanOrEqual(height / 5);

  await page.locator('#product-amount').fill('33');
  await expect(pinned(page)).toContainText('33 €');
  await expectInView(page, page.locator('#product-amount'));

  await page.getByLabel(say('Your email')).focus();
  await expectInView(page, page.getByLabel(say('Your email')));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await isUncovered(pinned(page))).toBe(false);
});

test('whoever goes back through the form by keyboard sees every stop, and a screen reader has one card [S1.8][S2.60]', async ({
  page,
  say,
}) => {
  await page.getByLabel(say('First line')).fill('Pour tes 30 ans, Inès');
  await page.getByRole('button', { name: say('Add to cart') }).focus();
  const name = page.getByRole('radio', { name: /^50/ }).locator('xpath=ancestor::*[@role="radiogroup"]');
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    await expectFocusSeen(page);
    if ((await name.locator(':focus').count()) > 0) break;
  }
  expect(await name.locator(':focus').count()).toBe(1);
  await expect(page.getByRole('img', { name: /Pour tes 30 ans, Inès/ })).toHaveCount(1);
  await expect(pinned(page)).toContainText(say('Live preview'));
  expect(await page.getByRole('main').ariaSnapshot()).not.toContain(say('Live preview'));
});

test('on its side a phone gives it a quarter of the height at most, and from 992 px on the page has none [S9.39]', async ({
  page,
  say,
}) => {
  await page.setViewportSize(ON_ITS_SIDE);
  const second = page.getByLabel(say('Second line'));
  await second.fill('Papa');
  await expectInView(page, second);
  expect(heightOf(await boxOf(pinned(page)))).toBeLessThanOrEqual(ON_ITS_SIDE.height / 4);

  await page.setViewportSize({ width: 992, height: 900 });
  await expect(pinned(page)).toBeHidden();
});

test('32 characters are shown whole, more are kept and flagged at the field and at the card, and no count covers them [S5.4][S5.27][A-27]', async ({
  page,
  say,
}) => {
  const second = page.getByLabel(say('Second line'));
  const control = page.locator('.o-control').filter({ has: second });
  const count = control.locator('.o-control-end');
  await second.fill(LONGEST);
  expect(await second.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await expect(pinned(page)).not.toContainText(say('Too long'));
  await expect(count).toHaveText(/^0 (restant|left)$/);

  await second.fill(TOO_LONG);
  await expect(second).toHaveValue(TOO_LONG);
  await expect(second).toHaveAccessibleDescription(
    new RegExp(say('{length} characters. {max} at most.', { length: 38, max: 32 })),
  );
  await expect(count).toHaveText(say('{0} too many', { 0: 6 }));
  await expect(pinned(page)).toContainText(say('Too long'));
  await expect(pinned(page)).toContainText(`${LONGEST}…`);
  await expect(pinned(page)).not.toContainText('Maman');

  await page.setViewportSize(ENLARGED);
  await expectNoSidewaysScroll(page);
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const [text, left] = [await boxOf(second), await boxOf(count)];
    expect(isApart(text, left), size).toBe(true);
    expect(Math.max(text.right, left.right), size).toBeLessThan(ENLARGED.width);
  }
});

/** A window whose keyboard the test opens: browsers without a screen have none. */
const giveKeyboard = (): void => {
  const seen = Object.assign(new EventTarget(), {
    scale: 1,
    offsetTop: 0,
    offsetLeft: 0,
    width: innerWidth,
    height: 0,
  });
  Object.defineProperty(window, 'visualViewport', { value: seen });
  addEventListener('DOMContentLoaded', () => Object.assign(seen, { height: innerHeight, width: innerWidth }));
};

/** The keyboard covers the lower part of the window, and the browser has moved what is left of it down by `from`. */
const openKeyboard = (page: Page, seen: { readonly height: number; readonly offsetTop: number }): Promise<void> =>
  page.evaluate((values) => {
    Object.assign(window.visualViewport!, values);
    for (const change of ['scroll', 'resize']) window.visualViewport!.dispatchEvent(new Event(change));
  }, seen);

test('with an on-screen keyboard the card is lower, and where the window is seen [S1.8][S2.60]', async ({
  page,
  language,
  say,
}) => {
  await page.addInitScript(giveKeyboard);
  await open(page, language, '/product/offrande');
  const second = page.getByLabel(say('Second line'));
  await second.fill('Papa');
  await expectInView(page, second);
  const before = await boxOf(pinned(page));

  await openKeyboard(page, { height: 320, offsetTop: 0 });
  await expect.poll(async () => heightOf(await boxOf(pinned(page)))).toBeLessThan(heightOf(before) - 20);
  await expectInView(page, second);

  await openKeyboard(page, { height: 320, offsetTop: 200 });
  await expect.poll(async () => (await boxOf(pinned(page))).top).toBe(200);
  expect((await boxOf(second)).top).toBeGreaterThanOrEqual((await boxOf(pinned(page))).bottom);
});
