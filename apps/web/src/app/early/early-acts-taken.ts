/** Stands beside a page that the server has rendered, and has done what its visitor did before React took it over. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { EarlyActs } from './early-acts.ts';

/** Does nothing on pages after the first. */
export function EarlyActsTaken(): null {
  const acts = useRef<EarlyActs>(undefined);
  useLayoutEffect(() => {
    if (globalThis.earlyActs === undefined) return;
    acts.current = globalThis.earlyActs;
    globalThis.earlyActs = undefined;
    acts.current.note();
  }, []);
  // Once React has put its own values back, and before the visitor can do anything more.
  useEffect(() => void acts.current?.redo(), []);
  return null;
}
