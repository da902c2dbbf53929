/** A form that opens takes the focus, which was on the button that opened it and is gone. Source: WCAG 2.4.3. */
import { type RefObject, useEffect, useRef } from 'react';

export const useFirstFieldFocus = (): RefObject<HTMLDivElement | null> => {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type=radio]), input:checked')?.focus();
  }, []);
  return form;
};
