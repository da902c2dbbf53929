/** Paged lists (spec sections 4 and 9). */
export { FIRST_PAGE, hasMore, nextPage, PAGE_SIZE, pageCount, pageOf, receivePage } from './paging.ts';
export type { Page } from './paging.ts';
