/**
 * Whether the desktop layout is shown; follows resizes. Counted in `em` like the breakpoints of the style sheets: in
 * larger text, less fits side by side. Source: S9.39, A-46.
 */
import { DESKTOP_FROM_PX } from '@offrande/domain/access';
import { useSyncExternalStore } from 'react';

/** The text size for which breakpoints are specified. */
const TEXT_PX = 16;

const QUERY = `(min-width: ${DESKTOP_FROM_PX / TEXT_PX}em)`;

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
