/**
 * The focus is kept when what had it leaves the page: without this, somebody who uses the keyboard is thrown back to the
 * start of the page and a screen reader says nothing of what came instead. Source: WCAG 2.4.3.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { pageHeading } from './arrival.ts';

/** After a change of `state`, gives the focus to `place()`, the page's heading by default, if nothing has it any more. */
export const useKeptFocus = (state: unknown, place: () => HTMLElement | null = pageHeading): void => {
  const shown = useRef(state);
  const find = useEffectEvent(place);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) find()?.focus();
  }, [state]);
};
