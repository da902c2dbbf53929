/** The history of an own card in the query cache. */
import { usePageQueries } from '../../../shop/queries.ts';

export const historyKey = (cardNumber: string) => ['cardHistory', cardNumber] as const;

/** Refetches a card's history after a change. */
export const useHistoryChanged = (): ((cardNumber: string) => void) => {
  const queries = usePageQueries();
  return (cardNumber) => void queries.invalidateQueries({ queryKey: historyKey(cardNumber) });
};
