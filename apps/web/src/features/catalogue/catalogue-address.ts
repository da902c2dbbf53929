/**
 * The search terms in the address: `?category=3&q=kino&online=1&all=1`. Back and a shared link show the same list.
 * Typing is debounced, so that it does not fill the history.
 */
import { readSearchTerms, searchParameters, type SearchTerms } from '@offrande/domain/catalogue';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

export const parseSearchTerms = (search: string): SearchTerms => {
  const terms = new URLSearchParams(search);
  return readSearchTerms((name) => terms.get(name));
};

export const formatSearchTerms = (terms: SearchTerms): string => {
  const text = new URLSearchParams(searchParameters(terms)).toString();
  return text === '' ? '' : `?${text}`;
};

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
