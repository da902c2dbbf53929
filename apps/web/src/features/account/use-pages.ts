/** A paged list: page 1 replaces the list, later pages are appended. Source: S4.60, S9.30. */
import { FIRST_PAGE, nextPage, type Page, receivePage } from '@offrande/domain/paging';
import { useInfiniteQuery } from '@tanstack/react-query';
import { usePageQueries } from '../../shop/queries.ts';

export interface Pages<Item> {
  /** Null until the first page has loaded. */
  readonly held: Page<Item> | null;
  readonly isLoading: boolean;
  /** The last requested page failed to load. */
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  /** Requests the next page, or retries the failed one. */
  readonly loadMore: () => void;
}

const mergePages = <Item>(pages: readonly Page<Item>[]): Page<Item> | null =>
  pages.reduce<Page<Item> | null>(receivePage, null);

/** `key` identifies the list; a new key starts over. */
export const usePages = <Item>(key: readonly unknown[], read: (page: number) => Promise<Page<Item>>): Pages<Item> => {
  const { data, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: key,
      queryFn: ({ pageParam }) => read(pageParam),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: (_last, pages: readonly Page<Item>[]) => nextPage(mergePages(pages)),
    },
    usePageQueries(),
  );
  const held = mergePages(data?.pages ?? []);
  return {
    held,
    isLoading: isFetching,
    hasFailed: isError,
    hasMore: hasNextPage,
    loadMore: () => void (held === null ? refetch() : fetchNextPage()),
  };
};
