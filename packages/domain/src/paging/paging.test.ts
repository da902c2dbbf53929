import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIRST_PAGE, hasMore, nextPage, PAGE_SIZE, pageCount, pageOf, receivePage } from './index.ts';
import type { Page } from './index.ts';
import { heldPages, latePage, served } from './testing.ts';

/** Loads page after page until the list is complete. */
const loadAll = (answer: (page: number) => Page<number>): { readonly held: Page<number>; readonly asked: number[] } => {
  const asked: number[] = [];
  let held: Page<number> | null = null;
  for (let next = nextPage(held); next !== null; next = nextPage(held)) {
    asked.push(next);
    held = receivePage(held, answer(next));
  }
  return { held: held!, asked };
};

describe('a paged list', () => {
  test('is replaced by page 1, whatever was loaded [S4.60]', () => {
    fc.assert(
      fc.property(heldPages, heldPages, ({ held }, { list, pageSize }) => {
        const first = pageOf(list, FIRST_PAGE, pageSize);
        expect(receivePage(held, first)).toEqual(first);
        expect(receivePage(null, first)).toEqual(first);
      }),
    );
  });

  test('grows by the next page, in order [S4.60]', () => {
    fc.assert(
      fc.property(heldPages, ({ list, pageSize, held }) => {
        fc.pre(hasMore(held));
        const grown = receivePage(held, pageOf(list, held.page + 1, pageSize));
        expect(grown).toEqual({
          items: list.slice(0, (held.page + 1) * pageSize),
          totalCount: list.length,
          page: held.page + 1,
        });
      }),
    );
  });

  test('ignores a page that arrives late, twice or before the first [S4.60]', () => {
    const cases = heldPages.chain((held) => latePage(held.held.page).map((page) => ({ ...held, late: page })));
    fc.assert(
      fc.property(cases, ({ list, pageSize, held, late }) => {
        const answer = pageOf(list, late, pageSize);
        expect(receivePage(held, answer)).toBe(held);
        expect(receivePage(null, answer)).toBeNull();
      }),
    );
  });

  test('uses the newest count of the whole list [S4.60]', () => {
    const held = { items: [1], totalCount: 2, page: 1 };
    expect(receivePage(held, { items: [2], totalCount: 5, page: 2 })?.totalCount).toBe(5);
  });
});

describe('loading all', () => {
  test('requests each page once, from 1, and has every item once [S4.60][S9.30]', () => {
    fc.assert(
      fc.property(served, ({ list, pageSize }) => {
        const { held, asked } = loadAll((page) => pageOf(list, page, pageSize));
        expect(held.items).toEqual(list);
        expect(hasMore(held)).toBe(false);
        expect(asked).toEqual(Array.from({ length: Math.max(1, pageCount(list.length, pageSize)) }, (_, at) => at + 1));
      }),
    );
  });

  test('ends at a page without items even if the count promises more [S4.60]', () => {
    const { held, asked } = loadAll((page) => ({ items: page <= 2 ? [page] : [], totalCount: 1000, page }));
    expect(asked).toEqual([1, 2, 3]);
    expect(held).toEqual({ items: [1, 2], totalCount: 2, page: 3 });
  });
});

describe('pages', () => {
  test('count from 1 and have ten items [S9.30]', () => {
    expect([FIRST_PAGE, PAGE_SIZE]).toEqual([1, 10]);
    const list = Array.from({ length: 25 }, (_, at) => at);
    expect(pageOf(list, FIRST_PAGE, PAGE_SIZE).items).toEqual(list.slice(0, 10));
    expect(pageOf(list, 3, PAGE_SIZE)).toEqual({ items: list.slice(20), totalCount: 25, page: 3 });
    expect(pageOf(list, 4, PAGE_SIZE).items).toEqual([]);
  });

  test('of a list are as many as it needs; an empty list has none [S9.30]', () => {
    expect([0, 1, 10, 11, 20, 21].map((count) => pageCount(count, PAGE_SIZE))).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('that are all loaded leave no next page; a list without loaded pages starts with the first [S9.30]', () => {
    expect(nextPage(null)).toBe(1);
    expect(hasMore(null)).toBe(false);
    expect(nextPage({ items: [1, 2], totalCount: 2, page: 1 })).toBeNull();
    expect(nextPage({ items: [1, 2], totalCount: 3, page: 4 })).toBe(5);
  });
});
