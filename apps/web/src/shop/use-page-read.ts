/** What a part of a page reads: each by itself, so that one that fails leaves the others as they are. */
import { useQuery } from '@tanstack/react-query';
import { usePageQueries } from './queries.ts';

export interface PageRead<T> {
  /** Null while loading. */
  readonly read: T | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** `key` identifies what is read; the customer is part of it. Read anew at each visit: an order or a quotation may have come. */
export const usePageRead = <T>(key: readonly string[], ask: () => Promise<T>): PageRead<T> => {
  const { data, isError, refetch } = useQuery({ queryKey: key, queryFn: ask, staleTime: 0 }, usePageQueries());
  return { read: data ?? null, hasFailed: isError, retry: () => void refetch() };
};
