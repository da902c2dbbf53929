/**
 * What a visitor searches the catalogue for, as the address keeps it: `?category=3&q=kino&online=1&all=1`. Browser and
 * server read the same address alike, so that a search is answered without scripts too. Source: spec section 2, A-98.
 */
import { NO_FILTER, type ProductFilter } from './search.ts';

export interface SearchTerms extends ProductFilter {
  /** Whether all cards are shown, not only the first page. */
  readonly showsAll: boolean;
}

export const NO_SEARCH_TERMS: SearchTerms = { ...NO_FILTER, showsAll: false };

/** Characters of a query; what an address has beyond is not searched for. */
export const SEARCH_MAX_LENGTH = 100;

/** The terms in an address; `get` reads a parameter. An empty category, as a form sends it, is every category. */
export const readSearchTerms = (get: (name: string) => string | null): SearchTerms => ({
  query: (get('q') ?? '').slice(0, SEARCH_MAX_LENGTH),
  categoryId: get('category') || null,
  onlineOnly: get('online') === '1',
  showsAll: get('all') === '1',
});

/** The parameters of an address with these terms, in a fixed order; none for what is not asked. */
export const searchParameters = ({
  query,
  categoryId,
  onlineOnly,
  showsAll,
}: SearchTerms): Readonly<Record<string, string>> => ({
  ...(categoryId === null ? {} : { category: categoryId }),
  ...(query.trim() === '' ? {} : { q: query }),
  ...(onlineOnly ? { online: '1' } : {}),
  ...(showsAll ? { all: '1' } : {}),
});

/** True if not every card passes. */
export const isFiltered = ({ query, categoryId, onlineOnly }: ProductFilter): boolean =>
  query.trim() !== '' || categoryId !== null || onlineOnly;

/** True if the first page of cards does not answer the search. */
export const asksBeyondFirstPage = (terms: SearchTerms): boolean => isFiltered(terms) || terms.showsAll;
