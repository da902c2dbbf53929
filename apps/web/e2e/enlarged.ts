/** A window of 1280 px at 400 % zoom (WCAG 1.4.10), and the check that nothing needs horizontal scrolling. */
import { expect, type Page } from 'playwright/test';

export const ENLARGED = { width: 320, height: 640 };

/**
 * Runs in the page, so it must be self-contained. Lists the elements that overflow the window, except those inside a
 * scrolling or clipping box.
 */
const overflowingElements = (): readonly string[] => {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is inside goes to the page
  const isHeld = (element: Element): boolean => {
    for (let around = element.parentElement; around !== null; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return true;
    return false;
  };
  const found = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > innerWidth + 0.5 || left < -0.5) && !isHeld(element);
  });
  return [`${scrollWidth} px wide`, ...found.map((element) => element.outerHTML.slice(0, 120))];
};

/** Soft assertion, so that all pages are reported in one run. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect.soft(await page.evaluate(overflowingElements), page.url()).toEqual([]);
};
