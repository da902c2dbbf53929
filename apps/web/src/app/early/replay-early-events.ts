/** Rendered next to a server-rendered page; replays what its visitor did before React hydrated it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { EarlyEvents } from './early-events.ts';

/** Does nothing on later pages. */
export function ReplayEarlyEvents(): null {
  const earlyEvents = useRef<EarlyEvents>(undefined);
  useLayoutEffect(() => {
    if (globalThis.earlyEvents === undefined) return;
    earlyEvents.current = globalThis.earlyEvents;
    globalThis.earlyEvents = undefined;
    earlyEvents.current.prepare();
  }, []);
  // After React has reset controlled values, and before the visitor can do anything more.
  useEffect(() => void earlyEvents.current?.replay(), []);
  return null;
}
