/**
 * A section that opens gives the focus to its first field, one that closes to the button that opened it: the pressed
 * control is gone by then. Focus that is elsewhere stays there. Source: WCAG 2.4.3.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

const FIRST_FIELD = 'form :is(input, select)';
const EDIT = '.o-panel-head button';

export const useSectionFocus = (isOpen: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(isOpen ? FIRST_FIELD : EDIT)?.focus();
  }, [isOpen]);
  return place;
};
