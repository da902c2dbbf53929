/** A window of 1280 px that is enlarged to 400 % (WCAG 1.4.10), and nothing in it that would have to be scrolled sideways. */
import { expect, type Page } from 'playwright/test';

export const ENLARGED = { width: 320, height: 640 };

/** Runs in the page, so everything it needs is inside: what stands out of the window, but for what scrolls by itself or is cut off. */
const standingOut = (): readonly string[] => {
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

/** Goes on where something stands out, so that all places are told at once. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect.soft(await page.evaluate(standingOut), page.url()).toEqual([]);
};
