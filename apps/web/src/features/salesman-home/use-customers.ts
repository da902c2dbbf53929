/** The customers that a query finds, page by page. What is shown stays until the answer to what is typed has come. Source: S2.67, S6.18. */
import { type CustomerPlace, type CustomersFound, type FoundCustomer, nextCustomers } from '@offrande/domain/salesman';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePageQueries } from '../../shop/queries.ts';
import { salesmanCalls } from '../../shop/salesman-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from '../account/use-customer.ts';

export interface Customers {
  /** Null until the first answer has come. */
  readonly found: readonly FoundCustomer[] | null;
  /** The page that came last; null like `found`. */
  readonly last: CustomersFound | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
}

export const useCustomers = ({ query, level }: Pick<CustomerPlace, 'query' | 'level'>): Customers => {
  const shop = useShop();
  const { customerId: salesmanId } = useCustomer();
  const { data, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: ['customers', salesmanId, query, level],
      queryFn: ({ pageParam: from }) => salesmanCalls(shop).findCustomers({ salesmanId, query, level, from }),
      initialPageParam: 0,
      getNextPageParam: (_last, pages: readonly CustomersFound[]) => nextCustomers(pages, level),
      placeholderData: keepPreviousData,
    },
    usePageQueries(),
  );
  const pages = data?.pages ?? null;
  return {
    found: pages && pages.flatMap(({ customers }) => customers),
    last: pages?.at(-1) ?? null,
    isLoading: isFetching,
    hasFailed: isError,
    hasMore: hasNextPage,
    loadMore: () => void (pages === null || !hasNextPage ? refetch() : fetchNextPage()),
  };
};
