/** A page whose scripts are held back until all input is done. */
import { expect, type Page, type Route } from 'playwright/test';

export const SCRIPTS = /\/assets\/.*\.js$/;

/** Lets the first `letThrough` scripts load and holds the others until the returned function is called. */
const holdScripts = async (page: Page, letThrough = 0): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let isHolding = true;
  let left = letThrough;
  await page.route(SCRIPTS, (route) => {
    if (!isHolding || left > 0) {
      left -= 1;
      return route.continue();
    }
    held.push(route);
    return undefined;
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
};

/** Opens a page as the server sent it, with its scripts held back. */
export const openHeld = async (page: Page, path: string, letThrough = 0): Promise<() => Promise<void>> => {
  const release = await holdScripts(page, letThrough);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#boot').waitFor({ state: 'attached' });
  return release;
};

/** Waits until React has hydrated the page and replayed all recorded events. */
export const expectTakenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => globalThis.earlyEvents === undefined, undefined, { timeout: 60_000 });
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await page.waitForLoadState('networkidle');
};
