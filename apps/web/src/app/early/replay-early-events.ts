/** Stands beside a page that the server has rendered, and has done what its visitor did before React took it over. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { EarlyEvents } from './early-events.ts';

/** Does nothing on pages after the first. */
export function ReplayEarlyEvents(): null {
  const acts = useRef<EarlyEvents>(undefined);
  useLayoutEffect(() => {
    if (globalThis.earlyEvents === undefined) return;
    acts.current = globalThis.earlyEvents;
    globalThis.earlyEvents = undefined;
    acts.current.note();
  }, []);
  // Once React has put its own values back, and before the visitor can do anything more.
  useEffect(() => void acts.current?.redo(), []);
  return null;
}
