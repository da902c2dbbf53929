/** The query client shared by all screens of a page. Created on first use; cleared when a user signs in or out. */
import { QueryClient } from '@tanstack/react-query';
import { useQueriesPlace, type QueriesPlace } from '../page/queries-place.ts';
import { browserStore } from './key-value-store.ts';
import { readSignedIn, watchSignedIn } from './signed-in.ts';

/** Older data is shown and refetched. */
const FRESH_MS = 5_000;

const createClient = (unitId: string): QueryClient => {
  const client = new QueryClient({
    // Offline a call fails at once instead of being queued: a press must not take effect later, unasked.
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: FRESH_MS, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  const customer = () => readSignedIn(unitId, browserStore('localStorage'))?.custId;
  let known = customer();
  watchSignedIn(() => {
    if (customer() === known) return;
    known = customer();
    client.clear();
  });
  return client;
};

/** The query client of the page that `place` belongs to. */
export const getQueryClient = (place: QueriesPlace): QueryClient => (place.client ??= createClient(place.unitId));

export const usePageQueries = (): QueryClient => getQueryClient(useQueriesPlace());
