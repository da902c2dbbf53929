/** Email and password of a company or a salesman, and whether to be remembered. Errors appear above the button until the next try. */
import { Trans, useLingui } from '@lingui/react/macro';
import { CUSTOMER_TYPE_CODES } from '@offrande/domain/customer';
import { checkEmailLogin } from '@offrande/domain/sign-in';
import { Button } from '@offrande/ui-kit/Button';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { Link } from '@offrande/ui-kit/Link';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';
import { LoginProblemNotice } from './login-problem.tsx';
import { readRemembered, remember } from './remembered.ts';
import { useLogin } from './use-login.ts';

/** Each door with the name under which what was typed is kept. */
const KEPT = { business: 'companySignIn', salesman: 'salesmanSignIn' } as const;

interface WorkLoginProps {
  readonly type: keyof typeof KEPT;
}

const useWorkLogin = ({ type }: WorkLoginProps) => {
  const { cookies } = useShop();
  const login = useLogin();
  const [isRemembered, setRemembered] = useState(() => readRemembered(cookies).email !== null);
  const form = useEntry(
    () => ({ account: readRemembered(cookies).email ?? '', password: '' }),
    checkEmailLogin,
    ({ account, password }) => {
      remember(cookies, { email: isRemembered ? account : null, mobile: null });
      void login.signIn({ type, account, password });
    },
    KEPT[type],
  );
  return { login, form, isRemembered, setRemembered };
};

export function WorkLoginForm(props: WorkLoginProps) {
  const { t } = useLingui();
  const { login, form, isRemembered, setRemembered } = useWorkLogin(props);
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(form.refusals).length > 0}>
      <TextField
        {...field(form, 'account')}
        label={t`Work email`}
        name="username"
        type="email"
        autoComplete="username"
        spellCheck="false"
        isLtr
        onFocus={() => void login.captcha.prepare()}
      />
      <PasswordField
        {...field(form, 'password')}
        label={t`Password`}
        autoComplete="current-password"
        showLabel={t`Show the password`}
        hideLabel={t`Hide the password`}
      />
      <div className="login-options">
        <Checkbox isSelected={isRemembered} onChange={setRemembered}>
          <Trans>Remember me on this device</Trans>
        </Checkbox>
        <Link href={`/auth/reset-password?accountType=${CUSTOMER_TYPE_CODES[props.type]}`}>
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
      <CaptchaBox captcha={login.captcha} isMissed={login.isCaptchaMissed} />
      <LoginProblemNotice />
      <Button type="submit" isLoading={login.isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  );
}
