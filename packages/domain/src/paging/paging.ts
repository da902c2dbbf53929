/**
 * Paged lists: the loaded items after each answer, and the next page to request. Pages count from 1. Source: spec
 * sections 4 and 9 (S4.60, S9.30), ambiguities section 12.
 */

export const FIRST_PAGE = 1;
/** The page size of every list except the products. */
export const PAGE_SIZE = 10;

/**
 * One page of an answer; also the loaded part of a list: the items of pages 1 to `page`. `totalCount` is the length of
 * the whole list.
 */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
  readonly page: number;
}

/**
 * The loaded part after a page has arrived: page 1 replaces the list, the next page is appended, any other is ignored
 * as late. A page without items ends the list, whatever its count, so that loading always ends.
 */
export const receivePage = <Item>(held: Page<Item> | null, page: Page<Item>): Page<Item> | null => {
  const isNext = held !== null && page.page === held.page + 1;
  if (page.page !== FIRST_PAGE && !isNext) return held;
  const items = isNext ? [...held.items, ...page.items] : page.items;
  return { items, totalCount: page.items.length === 0 ? items.length : page.totalCount, page: page.page };
};

/** True while the list is longer than its loaded part. */
export const hasMore = (held: Page<unknown> | null): boolean => held !== null && held.items.length < held.totalCount;

/**
 * The next page to request: the first if nothing is loaded, null if everything is. Repeated until null, it loads the
 * whole list.
 */
export const nextPage = (held: Page<unknown> | null): number | null => {
  if (held === null) return FIRST_PAGE;
  return hasMore(held) ? held.page + 1 : null;
};

/** The number of pages of a list; an empty one has none. */
export const pageCount = (totalCount: number, pageSize: number): number => Math.ceil(totalCount / pageSize);

/** One page of a list; a page beyond its end has no items. */
export const pageOf = <Item>(list: readonly Item[], page: number, pageSize: number): Page<Item> => ({
  items: list.slice((page - FIRST_PAGE) * pageSize, (page - FIRST_PAGE + 1) * pageSize),
  totalCount: list.length,
  page,
});
