/**
 * The search terms in the address: `?category=3&q=kino&online=1&all=1`. Back and a shared link show the same list.
 * Typing is debounced, so that it does not fill the history.
 */
import { NO_FILTER, type ProductFilter } from '@offrande/domain/catalogue';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface SearchTerms extends ProductFilter {
  /** Whether all cards are shown, not only the first page. */
  readonly showsAll: boolean;
}

export const NO_SEARCH_TERMS: SearchTerms = { ...NO_FILTER, showsAll: false };

export const parseSearchTerms = (search: string): SearchTerms => {
  const searchParams = new URLSearchParams(search);
  return {
    query: searchParams.get('q') ?? '',
    categoryId: searchParams.get('category'),
    onlineOnly: searchParams.get('online') === '1',
    showsAll: searchParams.get('all') === '1',
  };
};

export const formatSearchTerms = ({ query, categoryId, onlineOnly, showsAll }: SearchTerms): string => {
  const searchParams = new URLSearchParams();
  if (categoryId !== null) searchParams.set('category', categoryId);
  if (query.trim() !== '') searchParams.set('q', query);
  if (onlineOnly) searchParams.set('online', '1');
  if (showsAll) searchParams.set('all', '1');
  const text = searchParams.toString();
  return text === '' ? '' : `?${text}`;
};

export const isFiltered = ({ query, categoryId, onlineOnly }: ProductFilter): boolean =>
  query.trim() !== '' || categoryId !== null || onlineOnly;

const TYPING_PAUSE_MS = 300;

export interface SearchTermsState {
  readonly terms: SearchTerms;
  /** Filters add a history entry; typing does not. */
  readonly refine: (change: Partial<SearchTerms>) => void;
  readonly type: (query: string) => void;
}

export const useSearchTerms = (): SearchTermsState => {
  const [path, navigate] = useLocation();
  const written = parseSearchTerms(useSearch());
  const [typed, setTyped] = useState<string | null>(null);
  const terms = { ...written, query: typed ?? written.query };
  const write = (next: SearchTerms, replace: boolean): void => {
    setTyped(null);
    navigate(path + formatSearchTerms(next), { replace });
  };
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => write({ ...written, query: typed }, true), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { terms, refine: (change) => write({ ...terms, ...change }, false), type: setTyped };
};
