/** Email and password of a company, and whether to be remembered. Errors appear above the button until the next try. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkEmailLogin } from '@offrande/domain/sign-in';
import { Button } from '@offrande/ui-kit/Button';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { Link } from '@offrande/ui-kit/Link';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { TextField } from '@offrande/ui-kit/TextField';
import { useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { LoginProblemNotice } from '../auth/login-problem.tsx';
import { readRemembered, remember } from '../auth/remembered.ts';
import { useLogin } from '../auth/use-login.ts';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';

const useCompanyLogin = () => {
  const { cookies } = useShop();
  const login = useLogin();
  const [isRemembered, setRemembered] = useState(() => readRemembered(cookies).email !== null);
  const form = useEntry(
    () => ({ account: readRemembered(cookies).email ?? '', password: '' }),
    checkEmailLogin,
    ({ account, password }) => {
      remember(cookies, { email: isRemembered ? account : null, mobile: null });
      void login.signIn({ type: 'business', account, password });
    },
    'companySignIn',
  );
  return { login, form, isRemembered, setRemembered };
};

export function CompanyLoginForm() {
  const { t } = useLingui();
  const { login, form, isRemembered, setRemembered } = useCompanyLogin();
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
        <Link href="/auth/reset-password?accountType=B">
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
