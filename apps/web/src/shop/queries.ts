/**
 * What the shop has answered, for all screens of a page: one client, which comes with the first screen or page that asks for
 * an answer, and forgets everything when somebody else signs in or out.
 */
import { QueryClient } from '@tanstack/react-query';
import { useQueriesPlace, type QueriesPlace } from '../page/queries-place.ts';
import { browserStore } from './key-value-store.ts';
import { readSignedIn, watchSignedIn } from './signed-in.ts';

/** Older answers are shown, and asked for again. */
const FRESH_MS = 5_000;

const createClient = (unitId: string): QueryClient => {
  const client = new QueryClient({
    // Offline a call fails at once, and what was pressed is not done later, unasked.
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

/** The client of the page that `place` belongs to. */
export const queryClientOf = (place: QueriesPlace): QueryClient => (place.client ??= createClient(place.unitId));

export const usePageQueries = (): QueryClient => queryClientOf(useQueriesPlace());
