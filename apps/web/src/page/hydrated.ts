/** State that only the browser has (storage, screen) must not be rendered before the server's HTML is hydrated. */
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
