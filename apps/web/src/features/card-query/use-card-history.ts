/** A card's paged history, with a captcha for anyone but the owner. Source: S3.99, S4.2, S7.91. */
import type { CardEvent } from '@offrande/domain/card-history';
import { FIRST_PAGE, nextPage, type Page, receivePage } from '@offrande/domain/paging';
import { useInfiniteQuery } from '@tanstack/react-query';
import { usePageQueries } from '../../shop/queries.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { Captcha } from '../captcha/captcha.ts';

export interface CardHistoryState {
  /** Null until the first page has loaded. */
  readonly held: Page<CardEvent> | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly captcha: Captcha;
}

const held = (pages: readonly Page<CardEvent>[]): Page<CardEvent> | null =>
  pages.reduce<Page<CardEvent> | null>(receivePage, null);

export const useCardHistory = (cardNumber: string): CardHistoryState => {
  const { gateways, unitId } = useShop();
  const captcha = useCaptcha('cardTransactions');
  const { data, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: ['cardHistory', unitId, cardNumber],
      queryFn: ({ pageParam }) =>
        captcha.run((solved) => gateways.cards.readTransactions(cardNumber, pageParam, solved)),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: (_last, pages) => nextPage(held(pages.filter((page) => page !== null))),
      // Not cached: the next viewer has to solve the captcha again.
      gcTime: 0,
      staleTime: 0,
    },
    usePageQueries(),
  );
  const pages = (data?.pages ?? []).filter((page) => page !== null);
  return {
    held: held(pages),
    isLoading: isFetching,
    hasFailed: isError,
    hasMore: hasNextPage,
    loadMore: () => void (pages.length === 0 ? refetch() : fetchNextPage()),
    captcha,
  };
};
