/**
 * Lists that come page by page: what is held after each answer, and which page to ask for next. Pages count from 1.
 * Source: spec sections 4 and 9 (S4.60, S9.30), ambiguities section 12.
 */

export const FIRST_PAGE = 1;
/** Items of one page of any list but the products. */
export const PAGE_SIZE = 10;

/**
 * One page as it is answered; also what is held of a list: the items of pages 1 to `page`. `totalCount` is the length of
 * the whole list.
 */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
  readonly page: number;
}

/**
 * What is held once a page has arrived: page 1 replaces the list, the page after the last one is added to it, any other
 * is ignored as late. A page without items ends the list, whatever it counts, so that loading all of it ends too.
 */
export const receivePage = <Item>(held: Page<Item> | null, page: Page<Item>): Page<Item> | null => {
  const isNext = held !== null && page.page === held.page + 1;
  if (page.page !== FIRST_PAGE && !isNext) return held;
  const items = isNext ? [...held.items, ...page.items] : page.items;
  return { items, totalCount: page.items.length === 0 ? items.length : page.totalCount, page: page.page };
};

/** True while the list is longer than what is held of it. */
export const hasMore = (held: Page<unknown> | null): boolean => held !== null && held.items.length < held.totalCount;

/** The page to ask for: the first where nothing is held, null where all is. Asked until null, it loads the whole list. */
export const nextPage = (held: Page<unknown> | null): number | null => {
  if (held === null) return FIRST_PAGE;
  return hasMore(held) ? held.page + 1 : null;
};

/** How many pages a list has; an empty one has none. */
export const pageCount = (totalCount: number, pageSize: number): number => Math.ceil(totalCount / pageSize);

/** Cuts one page out of a list; one beyond its end has no items. */
export const pageOf = <Item>(list: readonly Item[], page: number, pageSize: number): Page<Item> => ({
  items: list.slice((page - FIRST_PAGE) * pageSize, (page - FIRST_PAGE + 1) * pageSize),
  totalCount: list.length,
  page,
});
