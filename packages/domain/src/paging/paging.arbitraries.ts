/** Random paged lists, and late answers. */
import * as fc from 'fast-check';
import type { Page } from './paging.ts';

/** A list and its page size. */
export interface Served {
  readonly list: readonly number[];
  readonly pageSize: number;
}

/** Up to forty items in pages of one to twelve. */
export const served: fc.Arbitrary<Served> = fc.record({
  list: fc.nat({ max: 40 }).map((length) => Array.from({ length }, (_, at) => at)),
  pageSize: fc.integer({ min: 1, max: 12 }),
});

/** A list with its first pages loaded in order. */
export const heldPages: fc.Arbitrary<Served & { readonly held: Page<number> }> = served.chain(({ list, pageSize }) =>
  fc.integer({ min: 1, max: Math.max(1, Math.ceil(list.length / pageSize)) }).map((page) => ({
    list,
    pageSize,
    held: { items: list.slice(0, page * pageSize), totalCount: list.length, page },
  })),
);

/** A page that is neither the first nor the one after `page`: a late answer. */
export const latePage = (page: number): fc.Arbitrary<number> =>
  fc.integer({ min: 2, max: page + 20 }).filter((number) => number !== page + 1);
