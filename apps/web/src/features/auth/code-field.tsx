/**
 * The field of a one-time code: numeric keyboard, autofilled by the phone that received the code. Pasted spaces and
 * dashes are ignored.
 */
import { TextField } from '@offrande/ui-kit/TextField';

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
  readonly isDisabled?: boolean;
}

export function CodeField(field: CodeFieldProps) {
  return <TextField {...field} name="code" voice="code" inputMode="numeric" autoComplete="one-time-code" isLtr />;
}
