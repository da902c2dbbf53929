/** The member's cards, fetched per product and updated on this page. Source: S7.13, S7.14. */
import type { CardDetail } from '@offrande/domain/card';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useShop } from '../../../shop/shop-context.tsx';
import { usePageQueries } from '../../../shop/queries.ts';
import { useCustomer } from '../use-customer.ts';
import { type OwnCard, ownCards } from './own-cards.ts';
import { useHeldProducts } from '../holdings/use-held-products.ts';

export interface OwnCards {
  /** Null until all have loaded. */
  readonly cards: readonly OwnCard[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const cardsKey = (custId: string, itemCode: string) => ['cards', custId, itemCode] as const;

/** Combines the queries of all products. */
const combineAnswers = (answers: readonly UseQueryResult<CardDetail>[]) => ({
  read: answers.flatMap(({ data }) => data ?? []),
  hasFailed: answers.some(({ isError }) => isError),
  retry: () => {
    for (const answer of answers) if (answer.isError) void answer.refetch();
  },
});

export const useOwnCards = (): OwnCards => {
  const { gateways } = useShop();
  const { customerId } = useCustomer();
  const products = useHeldProducts();
  const details = useQueries(
    {
      queries: (products.data ?? []).map(({ itemCode }) => ({
        queryKey: cardsKey(customerId, itemCode),
        queryFn: () => gateways.cards.readCards(itemCode),
      })),
      combine: combineAnswers,
    },
    usePageQueries(),
  );
  const { read } = details;
  const isComplete = products.data?.length === read.length;
  const cards = useMemo(() => (isComplete ? ownCards(read) : null), [isComplete, read]);
  const retry = () => {
    if (products.isError) void products.refetch();
    details.retry();
  };
  return { cards, hasFailed: products.isError || details.hasFailed, retry };
};

/** Updates the cached cards of one product after a call that changed them on the server. */
export const useChangeCards = (): ((itemCode: string, change: (detail: CardDetail) => CardDetail) => void) => {
  const queries = usePageQueries();
  const { customerId } = useCustomer();
  return useCallback(
    (itemCode, change) =>
      void queries.setQueryData<CardDetail>(cardsKey(customerId, itemCode), (known) => known && change(known)),
    [queries, customerId],
  );
};
