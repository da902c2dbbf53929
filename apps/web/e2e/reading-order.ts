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

interface Node {
  readonly role: string;
  readonly depth: number;
  readonly level: number | null;
}

/** The accessibility tree in reading order. */
const tree = async (page: Page): Promise<readonly Node[]> =>
  (await page.locator('body').ariaSnapshot()).split('\n').flatMap((line) => {
    const [, indent = '', role] = /^( *)- '?([a-z]+)/.exec(line) ?? [];
    if (role === undefined) return [];
    const level = /\[level=(\d)\]/.exec(line)?.[1];
    return [{ role, depth: indent.length / 2, level: level === undefined ? null : Number(level) }];
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
  const nodes = await tree(page);
  const found = nodes.filter(({ role }) => LANDMARKS.shop.includes(role)).map(({ role }) => role);
  expect.soft(found, seen).toEqual(LANDMARKS[frameOf(page)]);

  const main = nodes.findIndex(({ role }) => role === 'main');
  const levels = nodes.slice(main).flatMap(({ role, level }) => (role === 'heading' ? [level!] : []));
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
