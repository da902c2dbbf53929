/**
 * Text at twice its size (WCAG 1.4.4), as a visitor gets it who doubles the text size in the browser's settings: the
 * default font size, which `rem` and the `em` of media queries follow. And the check that all text and every control
 * are whole and uncovered.
 */
import { expect, type Page } from 'playwright/test';
import { expectNoSidewaysScroll } from './enlarged.ts';

/** The browser's own default is 16 px. */
const DEFAULT_PX = 16;

const setTextSize = async (page: Page, standard: number): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
  const shown = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(shown, 'the size of the text').toBe(`${standard}px`);
};

/** Doubles the size of the text, from now on and on later pages of the tab. */
export const enlargeText = (page: Page): Promise<void> => setTextSize(page, 2 * DEFAULT_PX);

export const restoreText = (page: Page): Promise<void> => setTextSize(page, DEFAULT_PX);

/**
 * Runs in the page, so it must be self-contained. Lists texts and controls that are cut off by a box without scrolling,
 * texts that lie over each other, and fixed boxes that are higher than the window. Pictures, and texts that only screen
 * readers get, are left out.
 */
const findLost = (): readonly string[] => {
  /* oxlint-disable unicorn/consistent-function-scoping -- only what is inside goes to the page */
  const TOLERANCE_PX = 1.5;
  const isCut = ({ overflowX, overflowY }: CSSStyleDeclaration) => /hidden|clip/.test(`${overflowX} ${overflowY}`);
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 60)}”`;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[role=img], [data-live-announcer], [aria-hidden=true], noscript') === null;

  /** The part of a box that its cutting ancestors leave, or null where nobody is meant to see it. */
  const cutBy = (element: Element, box: DOMRect): Element | 'hidden' | null => {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (edge.width <= 1 && edge.height <= 1) return 'hidden';
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return null;
      if (!isCut(style)) continue;
      const isOut =
        box.left < edge.left - TOLERANCE_PX ||
        box.right > edge.right + TOLERANCE_PX ||
        box.top < edge.top - TOLERANCE_PX ||
        box.bottom > edge.bottom + TOLERANCE_PX;
      if (isOut) return around;
    }
    return null;
  };
  /** What scrolling carries along with this: texts are compared with those that move alike. */
  const layerOf = (element: Element): Element => {
    for (let around: Element | null = element; around !== null; around = around.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(around).position)) return around;
    return document.body;
  };

  const lost: string[] = [];
  const texts: { readonly element: Element; readonly layer: Element; readonly box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (node.textContent!.trim() === '' || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const by = boxes.map((box) => cutBy(element, box)).find((found) => found !== null);
    if (by === 'hidden') continue;
    if (by !== undefined) lost.push(`cut off: ${nameOf(element)} by ${nameOf(by)}`);
    const layer = layerOf(element);
    texts.push(...boxes.map((box) => ({ element, layer, box })));
  }

  // The height of a line is more than that of its letters.
  const inset = ({ left, right, top, bottom }: DOMRect) => {
    const spare = (bottom - top) / 4;
    return { left: left + 1, right: right - 1, top: top + spare, bottom: bottom - spare };
  };
  const over = new Set<string>();
  for (const [at, first] of texts.entries())
    for (const second of texts.slice(at + 1)) {
      if (first.element === second.element || first.layer !== second.layer) continue;
      const [a, b] = [inset(first.box), inset(second.box)];
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        over.add(`over each other: ${nameOf(first.element)} and ${nameOf(second.element)}`);
    }

  for (const control of document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')) {
    const box = control.getBoundingClientRect();
    if (!isSeen(control) || box.width <= 1) continue;
    const by = cutBy(control, box);
    if (by !== null && by !== 'hidden' && by !== control) lost.push(`cut off: ${nameOf(control)} by ${nameOf(by)}`);
    // Longer values scroll in their field.
    const isFigure = control instanceof HTMLInputElement && /^\d{1,3}$/.test(control.value);
    if (isFigure && control.scrollWidth > control.clientWidth + 1) lost.push(`too narrow: ${control.value}`);
  }

  for (const element of document.querySelectorAll('body *')) {
    const { position, overflowY } = getComputedStyle(element);
    const { top, bottom, height } = element.getBoundingClientRect();
    if (position !== 'fixed' || !isSeen(element) || /auto|scroll/.test(overflowY) || height <= 1) continue;
    if (top < -TOLERANCE_PX || bottom > innerHeight + TOLERANCE_PX)
      lost.push(`higher than the window: ${nameOf(element)}`);
  }
  return [...lost, ...over];
};

/** Soft assertions, so that all pages are reported in one run. */
export const expectNothingLost = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page);
  const { width } = page.viewportSize()!;
  expect.soft(await page.evaluate(findLost), `${page.url()} at ${width} px`).toEqual([]);
};

/** A phone, a tablet, a desktop. */
const WIDTHS = [390, 1024, 1440];
const HEIGHT = 900;

export const atEveryWidth = async (page: Page, look: () => Promise<void>): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await look();
  }
};
