/**
 * The login form: email or mobile number, password, and whether to be remembered. Errors appear above the button until
 * the next try.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkEmailLogin, checkMobileLogin, hasPasswordLogin, type LoginRequest } from '@offrande/domain/sign-in';
import { Button } from '@offrande/ui-kit/Button';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { Link } from '@offrande/ui-kit/Link';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { SegmentedControl } from '@offrande/ui-kit/SegmentedControl';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { TextField } from '@offrande/ui-kit/TextField';
import { Suspense, useState } from 'react';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { useBoot } from '../../page/boot.tsx';
import { useLater } from '../../page/part.tsx';
import { useShop } from '../../shop/shop-context.tsx';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';
import { loadNumberingPlan } from '../phone/numbering-plan.ts';
import { PhoneNumber } from '../phone/phone-number.tsx';
import { LoginProblemNotice } from './login-problem.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { readRemembered, remember } from './remembered.ts';
import { type LoginAttempt, useLogin } from './use-login.ts';

type Way = 'email' | 'mobile';

interface LoginFormProps {
  /** The email of an account that was just opened. */
  readonly freshAccount?: string | null;
}

export function LoginForm(props: LoginFormProps) {
  return hasPasswordLogin(useBoot().unit.loginPolicy) ? <PasswordForms {...props} /> : <OtherPages />;
}

/** A unit without passwords: other companies' pages are the only way. */
function OtherPages() {
  const login = useLogin();
  return (
    <>
      <CaptchaBox captcha={login.captcha} isMissed={login.isCaptchaMissed} />
      <LoginProblemNotice />
      <ProviderButtons login={login} />
    </>
  );
}

function PasswordForms({ freshAccount = null }: LoginFormProps) {
  const { t } = useLingui();
  const { cookies } = useShop();
  const [way, setWay] = useState<Way>(() =>
    freshAccount === null && readRemembered(cookies).mobile !== null ? 'mobile' : 'email',
  );
  const login = useLogin();
  return (
    <>
      <SegmentedControl
        label={t`Sign in with`}
        isLabelHidden
        segments={[
          { value: 'email', label: t`Email` },
          { value: 'mobile', label: t`Mobile number` },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'email' ? (
        <EmailForm login={login} freshAccount={freshAccount} />
      ) : (
        <Suspense fallback={<MobileFormWaiting />}>
          <MobileForm login={login} />
        </Suspense>
      )}
      <ProviderButtons login={login} />
    </>
  );
}

interface WayProps {
  readonly login: LoginAttempt;
}

function EmailForm({ login, freshAccount }: WayProps & Required<LoginFormProps>) {
  const { t } = useLingui();
  const { cookies } = useShop();
  const [isRemembered, setRemembered] = useState(() => readRemembered(cookies).email !== null);
  const form = useEntry(
    () => ({ account: freshAccount ?? readRemembered(cookies).email ?? '', password: '' }),
    checkEmailLogin,
    ({ account, password }) => {
      remember(cookies, { email: isRemembered ? account : null, mobile: null });
      void login.signIn({ type: 'email', account, password });
    },
    'signIn',
  );
  const { entry, change, refusals } = form;
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(refusals).length > 0}>
      <TextField
        {...field(form, 'account')}
        label={t`Email`}
        name="username"
        type="email"
        autoComplete="username"
        spellCheck="false"
        isLtr
        onFocus={() => void login.captcha.prepare()}
      />
      <Password value={entry.password} onChange={(password) => change({ password })} refusal={refusals.password} />
      <Foot login={login} isRemembered={isRemembered} setRemembered={setRemembered} />
    </Form>
  );
}

/** As many rows as the form has, so that what follows it hardly moves. */
function MobileFormWaiting() {
  return (
    <div className="form">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton />
      <Skeleton shape="control" />
    </div>
  );
}

function MobileForm({ login }: WayProps) {
  const { t } = useLingui();
  const { cookies } = useShop();
  const refusalText = useRefusalText();
  const plan = useLater(loadNumberingPlan);
  const [isRemembered, setRemembered] = useState(() => readRemembered(cookies).mobile !== null);
  const form = useEntry(
    () => ({ phone: readRemembered(cookies).mobile ?? { areaCode: '', number: '' }, password: '' }),
    (entry) => checkMobileLogin(entry, plan),
    ({ phone, password }, typed) => {
      remember(cookies, { email: null, mobile: isRemembered ? typed.phone : null });
      const request: LoginRequest = { type: 'mobile', mobile: phone.e164, password };
      void login.signIn(request);
    },
    'mobileSignIn',
  );
  const { entry, change, refusals } = form;
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(refusals).length > 0}>
      <PhoneNumber
        label={t`Mobile number`}
        name="username"
        autoComplete="username"
        phone={entry.phone}
        onChange={(phone) => change({ phone })}
        error={refusals.phone && refusalText(refusals.phone)}
      />
      <Password value={entry.password} onChange={(password) => change({ password })} refusal={refusals.password} />
      <Foot login={login} isRemembered={isRemembered} setRemembered={setRemembered} />
    </Form>
  );
}

interface PasswordProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly refusal: { readonly _tag: 'Required' } | undefined;
}

function Password({ value, onChange, refusal }: PasswordProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  return (
    <PasswordField
      label={t`Password`}
      name="password"
      autoComplete="current-password"
      showLabel={t`Show the password`}
      hideLabel={t`Hide the password`}
      value={value}
      onChange={onChange}
      error={refusal && refusalText(refusal)}
    />
  );
}

interface FootProps extends WayProps {
  readonly isRemembered: boolean;
  readonly setRemembered: (isRemembered: boolean) => void;
}

function Foot({ login, isRemembered, setRemembered }: FootProps) {
  return (
    <>
      <div className="login-options">
        <Checkbox isSelected={isRemembered} onChange={setRemembered}>
          <Trans>Remember me on this device</Trans>
        </Checkbox>
        <Link href="/auth/reset-password">
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
      <CaptchaBox captcha={login.captcha} isMissed={login.isCaptchaMissed} />
      <LoginProblemNotice />
      <Button type="submit" isLoading={login.isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </>
  );
}
