/**
 * Holds a page's one query client. The holder is created with the page; the client (`shop/queries.ts`) is created by
 * the first query, so that a first page loads without it.
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
