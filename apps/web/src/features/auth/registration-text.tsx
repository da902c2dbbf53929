/** One text field of a registration, with its label and error message. */
import { TextField, type TextFieldProps } from '@offrande/ui-kit/TextField';
import { field } from '../form/field.ts';
import { registrationFieldId } from './registration-fields.ts';
import type { Registration } from './use-registration.ts';
import { useFieldError, useFieldNames } from './use-registration-texts.ts';

export interface RegistrationProps {
  readonly registration: Registration;
}

interface EnteredProps
  extends RegistrationProps, Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'inputId' | 'name'> {
  readonly field: 'firstName' | 'lastName' | 'email' | 'promoCode';
}

export function Entered({ registration, field: name, ...texts }: EnteredProps) {
  const names = useFieldNames();
  const errorOf = useFieldError(registration.refusals);
  return (
    <TextField
      {...texts}
      {...field(registration, name)}
      label={names[name]}
      inputId={registrationFieldId(name)}
      error={errorOf(name)}
    />
  );
}
