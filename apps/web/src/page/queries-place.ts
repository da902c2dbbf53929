/**
 * Where a page has its one query client. The place is made with the page; the client (`shop/queries.ts`) is put there by the
 * first that asks for an answer, so that a first page does without.
 */
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

export interface QueriesPlace {
  readonly unitId: string;
  client: QueryClient | null;
}

export const QueriesContext = createContext<QueriesPlace | null>(null);

export const useQueriesPlace = (): QueriesPlace => {
  const place = useContext(QueriesContext);
  if (place === null) throw new Error('Answers are asked for inside the app');
  return place;
};
