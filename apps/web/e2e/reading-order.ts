/**
 * What a screen reader reads of a page: the landmarks, one first heading, no level left out, and an order that is the
 * one seen.
 */
import { expect, type Page } from 'playwright/test';

/** The frame with the full header and footer, or that of the purchase. */
type Frame = 'shop' | 'purchase';

const frameOf = (page: Page): Frame => (/\/[A-Z]+\/buying\/checkout$/.test(page.url()) ? 'purchase' : 'shop');

const LANDMARKS: Readonly<Record<Frame, readonly string[]>> = {
  shop: ['banner', 'main', 'contentinfo'],
  purchase: ['banner', 'main'],
};

/** The landmarks that a screen reader tells, in its order. Their roles alone are computed: the whole tree takes ten times as long. */
const landmarksOf = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .or(page.getByRole('contentinfo'))
    .evaluateAll((elements) => {
      const roles: Readonly<Record<string, string>> = { header: 'banner', main: 'main', footer: 'contentinfo' };
      return elements.map((element) => element.getAttribute('role') ?? roles[element.localName] ?? element.localName);
    });

/** The levels of the headings from the page's content on. */
const levelsOf = (page: Page): Promise<readonly number[]> =>
  page.getByRole('heading').evaluateAll((headings) => {
    const main = document.querySelector('main');
    const isBefore = (heading: Element): boolean =>
      main === null || (main.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    return headings
      .filter((heading) => !isBefore(heading))
      .map((heading) => Number(heading.getAttribute('aria-level') ?? heading.localName.slice(1)));
  });

/**
 * What is read of the page's content although it is seen further up than what is read before it in the same column: texts,
 * pictures, fields and buttons, each with the one that it stands above. Left out is what only a screen reader has, and what
 * is laid over others, such as a badge on a picture.
 */
const readTooLate = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    /** A line's own height apart: a small text on the same line stands lower or higher than a big one. */
    const TOLERANCE = 8;
    const CONTENT =
      'h1, h2, h3, h4, p, li, dt, dd, label, legend, td, th, a, button, input, select, textarea, img[alt], summary';
    const isLaidOver = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== main; at = at.parentElement)
        if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      return false;
    };
    const boxes = [...main.querySelectorAll(CONTENT)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        (element) =>
          element.matches('a, button, input, select, textarea, img') ||
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
      )
      .flatMap((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && !isLaidOver(element) ? [{ element, left, right, top, bottom }] : [];
      });
    const name = ({ element }: (typeof boxes)[number]): string =>
      `${element.localName} ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}`;
    return boxes.flatMap((box, at) => {
      const above = boxes
        .slice(0, at)
        .findLast(({ element, left, right }) => !element.contains(box.element) && left < box.right && box.left < right);
      return above !== undefined && box.bottom <= above.top + TOLERANCE ? [`${name(box)} above ${name(above)}`] : [];
    });
  });

/** Soft assertions, so that all pages are reported in one run. */
export const expectReadable = async (page: Page): Promise<void> => {
  const seen = `${page.url()} at ${page.viewportSize()!.width} px`;
  expect.soft(await landmarksOf(page), seen).toEqual(LANDMARKS[frameOf(page)]);

  const levels = await levelsOf(page);
  expect
    .soft(
      levels.filter((level) => level === 1),
      `${seen} has one title`,
    )
    .toHaveLength(1);
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1);
  expect.soft(jumps, `${seen} leaves no level out: ${levels.join(' ')}`).toEqual([]);

  expect.soft(await readTooLate(page), `${seen} is read from top to bottom`).toEqual([]);
};
