/**
 * A password field with a button that shows and hides its value. Pasting is allowed, and the password is entered once.
 */
import { useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';

/** Properties of `PasswordField`. `autoComplete` is `current-password` or `new-password`. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'voice' | 'isLtr' | 'count'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      isLtr
      spellCheck="false"
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? hideLabel : showLabel}
          size="sm"
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
