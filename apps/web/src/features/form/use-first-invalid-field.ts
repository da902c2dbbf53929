/** After each attempt to submit a small form, focuses its first invalid field. */
import { type RefObject, useEffect, useRef } from 'react';

export const useFirstInvalidField = (attempt: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return form;
};
