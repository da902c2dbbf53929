/**
 * Keeps the focus when the focused element is removed: otherwise a keyboard user is thrown back to the start of the
 * page, and a screen reader does not announce what replaced it. Source: WCAG 2.4.3.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { pageHeading } from './arrival.ts';

/** After `state` changes, focuses `place()`, the page's heading by default, if the focus has been lost. */
export const useKeptFocus = (state: unknown, place: () => HTMLElement | null = pageHeading): void => {
  const shown = useRef(state);
  const find = useEffectEvent(place);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) find()?.focus();
  }, [state]);
};
