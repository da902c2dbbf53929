/** Sign-in or registration below 992 px: one at a time, after a choice. Source: S2.3. */
import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@offrande/ui-kit/SegmentedControl';
import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { RegistrationProps } from './registration-text.tsx';

type Choice = 'signIn' | 'register';

/** A visitor who has started to register continues with it. */
export function MobileAuth({ registration }: RegistrationProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<Choice>(registration.entry.email === '' ? 'signIn' : 'register');
  return (
    <>
      <SegmentedControl
        label={t`What would you like to do?`}
        segments={[
          { value: 'signIn', label: t`Sign in` },
          { value: 'register', label: t`Create an account` },
        ]}
        value={choice}
        onChange={setChoice}
      />
      <div className="auth-way">
        {choice === 'signIn' ? <LoginForm /> : <RegisterForm registration={registration} />}
      </div>
    </>
  );
}
