/** Who is signed in, followed on this page and in other tabs. */
import { useMemo, useSyncExternalStore } from 'react';
import { browserStore } from './key-value-store.ts';
import { readSignedIn, type SignedIn, watchSignedIn } from './signed-in.ts';

/** Null on the server and until hydration: server-rendered pages are the same for all visitors. */
export const useSignedIn = (unitId: string): SignedIn | null => {
  const text = useSyncExternalStore(
    watchSignedIn,
    () => JSON.stringify(readSignedIn(unitId, browserStore('localStorage'))),
    () => 'null',
  );
  return useMemo(() => JSON.parse(text) as SignedIn | null, [text]);
};
