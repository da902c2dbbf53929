/** Whether the owner is reminded of a card's end, read and chosen at once. Source: A-181. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageQueries } from '../../../shop/queries.ts';
import { useShop } from '../../../shop/shop-context.tsx';

export interface CardReminder {
  /** Null until it is known. */
  readonly isWanted: boolean | null;
  readonly hasFailed: boolean;
  readonly choose: (isWanted: boolean) => void;
}

const reminderKey = (cardNumber: string) => ['cardReminder', cardNumber] as const;

export const useReminder = (cardNumber: string): CardReminder => {
  const { gateways } = useShop();
  const queries = usePageQueries();
  const [hasFailed, setFailed] = useState(false);
  const answer = useQuery(
    { queryKey: reminderKey(cardNumber), queryFn: () => gateways.cards.readReminder(cardNumber) },
    queries,
  );
  const choose = async (isWanted: boolean): Promise<void> => {
    setFailed(false);
    const before = answer.data;
    queries.setQueryData(reminderKey(cardNumber), isWanted);
    try {
      queries.setQueryData(reminderKey(cardNumber), await gateways.cards.saveReminder(cardNumber, isWanted));
    } catch {
      queries.setQueryData(reminderKey(cardNumber), before);
      setFailed(true);
    }
  };
  return { isWanted: answer.data ?? null, hasFailed: hasFailed || answer.isError, choose: (wish) => void choose(wish) };
};
