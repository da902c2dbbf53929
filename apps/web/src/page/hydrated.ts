/** What only the browser knows (storage, screen) may be shown once the server's HTML has been taken over, not before. */
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on the server and in the first pass of the browser, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
