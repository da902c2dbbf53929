/** Whether two columns fit beside the account's navigation; false below 992 px. Source: S9.39. */
import { DESKTOP_FROM_PX } from '@offrande/domain/access';
import { useSyncExternalStore } from 'react';

const QUERY = `(min-width: ${DESKTOP_FROM_PX}px)`;

const subscribe = (onChange: () => void): (() => void) => {
  const list = globalThis.matchMedia?.(QUERY);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** True where the width cannot be asked for. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(QUERY).matches ?? true,
    () => true,
  );
