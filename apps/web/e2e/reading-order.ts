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

/** Where the headings of the page's content are, in the order of the tree; those that only a screen reader has are left out. */
const headingBoxes = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      const { left, right, top, width } = heading.getBoundingClientRect();
      return width > 1 ? [{ text: heading.textContent, left, right, top: top + scrollY }] : [];
    }),
  );

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

  const boxes = await headingBoxes(page);
  const upward = boxes.filter((box, at) => {
    const above = boxes.slice(0, at).findLast(({ left, right }) => left < box.right && box.left < right);
    return above !== undefined && box.top < above.top - 1;
  });
  expect.soft(upward, `${seen} is read from top to bottom`).toEqual([]);
};
