/** A one-time code: the keyboard of digits, filled in by the phone that received it. Spaces and dashes may be pasted with it. */
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
