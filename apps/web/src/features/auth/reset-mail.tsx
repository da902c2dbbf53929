/**
 * The first two steps of a password reset: the account's email address, and the email being sent. Source: S2.92, S7.30,
 * S9.21.
 */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { checkEmail } from '@offrande/domain/email';
import { checkFields } from '@offrande/domain/form';
import { RESET_LINK_LIFETIME_MS, selectResetFailure, selectResetSeconds } from '@offrande/domain/password-reset';
import { HOUR_MS } from '@offrande/domain/time';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { TextField } from '@offrande/ui-kit/TextField';
import { useShop } from '../../shop/shop-context.tsx';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';
import { FailureNotice } from './failure-notice.tsx';
import { readRemembered } from './remembered.ts';
import { ResendButton } from './resend-button.tsx';
import type { PasswordReset } from './use-password-reset.ts';

export interface ResetProps {
  readonly reset: PasswordReset;
}

export function ResetEmail({ reset: { snapshot, send } }: ResetProps) {
  const { t } = useLingui();
  const { cookies } = useShop();
  const form = useEntry(
    () => ({ email: snapshot.context.email || (readRemembered(cookies).email ?? '') }),
    ({ email }: { readonly email: string }) => checkFields({ email: checkEmail(email) }),
    ({ email }) => send({ type: 'send', email }),
    'passwordReset',
  );
  return (
    <>
      <PageHeading lead={<Trans>We send you a link to choose another.</Trans>}>{t`Forgot your password?`}</PageHeading>
      <Form onSubmit={form.submit} attempt={form.attempt} isRefused={form.refusals.email !== undefined}>
        <TextField
          {...field(form, 'email')}
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="username"
          spellCheck="false"
          isLtr
        />
        <FailureNotice failure={selectResetFailure(snapshot)} />
        <div className="form-acts">
          <Button type="submit" isLoading={snapshot.hasTag('busy')}>
            <Trans>Send me the link</Trans>
          </Button>
          <Link href="/auth/login">
            <Trans>Back to signing in</Trans>
          </Link>
        </div>
      </Form>
    </>
  );
}

export function CheckMail({ reset: { snapshot, send } }: ResetProps) {
  const { t } = useLingui();
  const { email } = snapshot.context;
  const hours = RESET_LINK_LIFETIME_MS / HOUR_MS;
  return (
    <>
      <PageHeading>{t`Check your mail`}</PageHeading>
      <p>
        <Trans>
          If <bdi className="o-ltr">{email}</bdi> has an account here, a mail with a link is on its way.
        </Trans>
      </p>
      <div className="auth-aside-act">
        <Button variant="ghost" size="sm" onPress={() => send({ type: 'changeEmail' })}>
          <Trans>Correct the email</Trans>
        </Button>
      </div>
      <p className="auth-note">
        {t`${plural(hours, { one: 'The link is valid for # hour and for one new password.', other: 'The link is valid for # hours and for one new password.' })}`}{' '}
        <Trans>Nothing there? Look in your spam folder.</Trans>
      </p>
      <FailureNotice failure={selectResetFailure(snapshot)} />
      <div className="form-acts">
        <ResendButton
          seconds={selectResetSeconds(snapshot)}
          isWorking={snapshot.hasTag('busy')}
          onPress={() => send({ type: 'resend' })}
        />
      </div>
    </>
  );
}
