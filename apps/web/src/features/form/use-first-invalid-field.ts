/** After each try to send a small form, the focus goes to its first field that has something to correct. */
import { type RefObject, useEffect, useRef } from 'react';

export const useFirstInvalidField = (attempt: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
};
