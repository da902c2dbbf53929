/** Whether the page can be seen: false in a tab behind another, or while the device shows another application. */
import { useSyncExternalStore } from 'react';

const watch = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

const isShown = (): boolean => document.visibilityState === 'visible';

export const useIsShown = (): boolean => useSyncExternalStore(watch, isShown, () => true);
