import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asksBeyondFirstPage,
  isFiltered,
  NO_SEARCH_TERMS,
  readSearchTerms,
  SEARCH_MAX_LENGTH,
  searchParameters,
} from './index.ts';

const terms = fc.record({
  query: fc.string({ maxLength: SEARCH_MAX_LENGTH }),
  categoryId: fc.option(fc.string({ minLength: 1 }), { nil: null }),
  onlineOnly: fc.boolean(),
  showsAll: fc.boolean(),
});

const read = (parameters: Readonly<Record<string, string>>) => readSearchTerms((name) => parameters[name] ?? null);

test('an address brings back the terms that it was made of; a blank search is none [S2.16][S2.17][A-98]', () => {
  fc.assert(
    fc.property(terms, (asked) => {
      const query = asked.query.trim() === '' ? '' : asked.query;
      expect(read(searchParameters(asked))).toEqual({ ...asked, query });
    }),
  );
});

test('an address without terms asks for nothing, and what a form leaves empty is not asked', () => {
  expect(read({})).toEqual(NO_SEARCH_TERMS);
  expect(read({ q: '', category: '', online: '', all: 'yes', page: '2' })).toEqual(NO_SEARCH_TERMS);
  expect(searchParameters(NO_SEARCH_TERMS)).toEqual({});
});

test('no address makes a search longer than its limit', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3 * SEARCH_MAX_LENGTH }), (q) => {
      const { query } = read({ q });
      expect(q.startsWith(query)).toBe(true);
      expect(query.length).toBe(Math.min(q.length, SEARCH_MAX_LENGTH));
    }),
  );
});

test('the first page answers a search that neither filters nor shows all', () => {
  fc.assert(
    fc.property(terms, (asked) => {
      expect(asksBeyondFirstPage(asked)).toBe(isFiltered(asked) || asked.showsAll);
      const { all: _, ...filter } = searchParameters(asked);
      expect(isFiltered(asked)).toBe(Object.keys(filter).length > 0);
    }),
  );
});
