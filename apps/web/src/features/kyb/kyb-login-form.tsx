/** Email and password of the company. The password is forgotten after each try; the session is the dossier's alone. */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkKybCredentials, selectKybLoginFailure, selectKybLoginOfOtherKind } from '@offrande/domain/kyb';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { PasswordField } from '@offrande/ui-kit/PasswordField';
import { TextField } from '@offrande/ui-kit/TextField';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';
import { useKybLogin } from './use-kyb-login.ts';
import { lazy, Suspense } from 'react';

const OtherDoor = lazy(() => import('../auth/other-door.tsx').then((module) => ({ default: module.OtherDoor })));

export function KybLoginForm() {
  const { t } = useLingui();
  const { snapshot, signIn, isBusy, captcha, isCaptchaMissed } = useKybLogin();
  const other = selectKybLoginOfOtherKind(snapshot);
  const form = useEntry(
    { email: '', password: '' },
    checkKybCredentials,
    (credentials) => void signIn(credentials),
    'kybSignIn',
  );
  return (
    <Form onSubmit={form.submit} attempt={form.attempt} isRefused={Object.keys(form.refusals).length > 0}>
      <TextField
        {...field(form, 'email')}
        label={t`Work email`}
        name="username"
        type="email"
        autoComplete="username"
        spellCheck="false"
        isLtr
        onFocus={() => void captcha.prepare()}
      />
      <PasswordField
        {...field(form, 'password')}
        label={t`Password`}
        autoComplete="current-password"
        showLabel={t`Show the password`}
        hideLabel={t`Hide the password`}
      />
      <Link href="/auth/reset-password?accountType=B">
        <Trans>Forgot your password?</Trans>
      </Link>
      <CaptchaBox captcha={captcha} isMissed={isCaptchaMissed} />
      {other === null ? (
        <FailureNotice failure={selectKybLoginFailure(snapshot)} />
      ) : (
        <Notice tone="danger" isLive>
          <Suspense>
            <OtherDoor kind={other.kind} />
          </Suspense>
        </Notice>
      )}
      <Button type="submit" isLoading={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  );
}
