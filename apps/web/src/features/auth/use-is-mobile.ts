/** Whether the mobile layout is shown; follows resizes. Source: A-46. */
import { DESKTOP_FROM_PX } from '@offrande/domain/access';
import { useSyncExternalStore } from 'react';

const isDesktop = `(min-width: ${DESKTOP_FROM_PX}px)`;

const subscribe = (onChange: () => void): (() => void) => {
  const wide = globalThis.matchMedia(isDesktop);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !globalThis.matchMedia(isDesktop).matches,
    () => false,
  );
