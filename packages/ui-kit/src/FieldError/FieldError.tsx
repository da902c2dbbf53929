/** One sentence under a field that says what to do, with an icon. Inside a field React Aria links it to the control. */
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Icon } from '../Icon/index.ts';
import './FieldError.css';

/** Properties of `FieldError`. */
export interface FieldErrorProps {
  children: ReactNode;
  /** For use outside a field: set it and name it in the control's `aria-describedby`. */
  id?: string | undefined;
}

/** Error message outside a field. */
export function FieldError({ children, id }: FieldErrorProps) {
  return (
    <p className="o-field-error" id={id}>
      <Icon name="alert" size="sm" />
      <span>{children}</span>
    </p>
  );
}

/** Error message inside a React Aria field: shown and linked only while the field is invalid. */
export function FieldMessage({ error }: { error: ReactNode }) {
  return (
    <AriaFieldError className="o-field-error">
      <Icon name="alert" size="sm" />
      <span>{error}</span>
    </AriaFieldError>
  );
}
