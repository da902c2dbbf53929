/**
 * A small form: sent by its button or Enter, its first wrong field takes the focus, its refusal is in the title. No form of
 * the shop is sent by the browser itself, which would put what was entered into the address: `dialog` sends nothing.
 */
import type { ReactNode, SyntheticEvent } from 'react';
import { useErrorTitle } from '../../shop/use-error-title.ts';
import './form.css';
import { useFirstInvalidField } from './use-first-invalid-field.ts';

interface FormProps {
  readonly onSubmit: () => void;
  /** How often it was sent; left out where a list of what to correct takes the focus. */
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
