/**
 * A small form: submitted by its button or Enter; its first invalid field takes the focus, and the page title announces
 * the error. Forms are never submitted by the browser itself, which would put the input into the address:
 * `method="dialog"` sends nothing.
 */
import type { ReactNode, SyntheticEvent } from 'react';
import { useErrorTitle } from '../../shop/use-error-title.ts';
import './form.css';
import { useFirstInvalidField } from './use-first-invalid-field.ts';

interface FormProps {
  readonly onSubmit: () => void;
  /** Number of attempts to submit; omitted if an error summary takes the focus. */
  readonly attempt?: number;
  readonly isRefused: boolean;
  readonly children: ReactNode;
}

export function Form({ onSubmit, attempt = 0, isRefused, children }: FormProps) {
  useErrorTitle(isRefused);
  const form = useFirstInvalidField(attempt);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className="form" method="dialog" noValidate onSubmit={send}>
      {children}
    </form>
  );
}
