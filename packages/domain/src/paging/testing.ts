/** Random paged lists, for tests and stories. */
export { heldPages, latePage, served } from './paging.arbitraries.ts';
export type { Served } from './paging.arbitraries.ts';
