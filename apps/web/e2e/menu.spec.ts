/** The menu on a phone, moved by a finger. */
import type { Page } from 'playwright/test';
import { expect, open, test } from './shop.ts';

const ROW = 300;

const at = (x: number) => [{ x, y: ROW }];

/** Moves a finger along a row of the window, from one place to another. */
const swipe = async (page: Page, fromX: number, toX: number): Promise<void> => {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(fromX) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((fromX + toX) / 2) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(toX) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
};

test('the menu of a phone is pushed out by a finger toward its side, and stays for a shorter or opposite move [S9.34]', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/');
  await page.getByRole('button', { name: say('Menu'), exact: true }).click();
  const menu = page.getByRole('dialog', { name: say('Menu') });
  await expect(menu).toBeVisible();
  const box = (await menu.boundingBox())!;
  const isAtEnd = box.x > 0;
  const inside = isAtEnd ? box.x + 40 : box.x + box.width - 40;
  const outward = isAtEnd ? 240 : -240;
  await swipe(page, inside, inside + outward / 12);
  await expect(menu).toBeVisible();
  await swipe(page, inside + outward / 2, inside);
  await expect(menu).toBeVisible();
  await swipe(page, inside, inside + outward);
  await expect(menu).toBeHidden();
});
