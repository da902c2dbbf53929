/** Whether two columns fit next to the account navigation; false below 992 px. Source: S9.39. */
import { DESKTOP_FROM_PX } from '@offrande/domain/access';
import { useSyncExternalStore } from 'react';

const QUERY = `(min-width: ${DESKTOP_FROM_PX}px)`;

const subscribe = (onChange: () => void): (() => void) => {
  const list = globalThis.matchMedia?.(QUERY);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** True if the width cannot be determined. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(QUERY).matches ?? true,
    () => true,
  );
