/** Stands beside a page that the server has rendered, and has done what its visitor did before React took it over. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { EarlyEvents } from './early-events.ts';

/** Does nothing on pages after the first. */
export function ReplayEarlyEvents(): null {
  const earlyEvents = useRef<EarlyEvents>(undefined);
  useLayoutEffect(() => {
    if (globalThis.earlyEvents === undefined) return;
    earlyEvents.current = globalThis.earlyEvents;
    globalThis.earlyEvents = undefined;
    earlyEvents.current.prepare();
  }, []);
  // Once React has put its own values back, and before the visitor can do anything more.
  useEffect(() => void earlyEvents.current?.replay(), []);
  return null;
}
