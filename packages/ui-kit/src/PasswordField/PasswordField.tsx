/** A password with a button that shows and hides it. Paste is allowed, nothing is repeated. */
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
