/** The customers that a query finds, page by page. What is shown stays until the answer to what is typed has come. Source: S2.67, S6.18. */
import type { CustomersFound } from '@offrande/api-client/company';
import type { ContractLevel } from '@offrande/domain/customer';
import type { CustomerPlace, FoundCustomer } from '@offrande/domain/salesman';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { usePageQueries } from '../../shop/queries.ts';
import { salesmanCalls } from '../../shop/salesman-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from '../account/use-customer.ts';

export interface Customers {
  /** Null until the first answer has come. */
  readonly found: readonly FoundCustomer[] | null;
  readonly counts: Readonly<Record<ContractLevel, number>> | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
}

const total = (counts: CustomersFound['counts'], level: ContractLevel | null): number =>
  level === null ? counts.light + counts.enCompte + counts.registered : counts[level];

export const useCustomers = ({ query, level }: Pick<CustomerPlace, 'query' | 'level'>): Customers => {
  const shop = useShop();
  const { customerId: salesmanId } = useCustomer();
  const { data, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: ['customers', salesmanId, query, level],
      queryFn: ({ pageParam: from }) => salesmanCalls(shop).findCustomers({ salesmanId, query, level, from }),
      initialPageParam: 0,
      getNextPageParam: (last, pages: readonly CustomersFound[]) => {
        const shown = pages.reduce((sum, { customers }) => sum + customers.length, 0);
        return last.customers.length > 0 && shown < total(last.counts, level) ? shown : null;
      },
      placeholderData: keepPreviousData,
    },
    usePageQueries(),
  );
  const pages = data?.pages ?? null;
  return {
    found: pages && pages.flatMap(({ customers }) => customers),
    counts: pages?.at(-1)?.counts ?? null,
    isLoading: isFetching,
    hasFailed: isError,
    hasMore: hasNextPage,
    loadMore: () => void (pages === null || !hasNextPage ? refetch() : fetchNextPage()),
  };
};
