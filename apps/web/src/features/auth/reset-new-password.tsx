/**
 * The last step of a password reset: the new password, entered once, with its rules. Source: S2.92, S4.84, S5.18 to
 * S5.21.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkFields } from '@offrande/domain/form';
import type { ShopLocation } from '@offrande/domain/location';
import { checkNewPassword } from '@offrande/domain/password';
import { selectIsResetRefused, selectResetFailure } from '@offrande/domain/password-reset';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { toHref } from '../../page/location-href.ts';
import { field } from '../form/field.ts';
import { Form } from '../form/form.tsx';
import { useEntry } from '../form/use-entry.ts';
import { FailureNotice } from './failure-notice.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { ResetProps } from './reset-mail.tsx';

export function ChoosePassword({ reset: { snapshot, send } }: ResetProps) {
  const { t } = useLingui();
  const form = useEntry(
    { password: '' },
    ({ password }: { readonly password: string }) => checkFields({ password: checkNewPassword(password) }),
    ({ password }) => send({ type: 'submit', newPassword: password }),
    null,
  );
  return (
    <>
      <PageHeading>{t`Choose a new password`}</PageHeading>
      <Form onSubmit={form.submit} attempt={form.attempt} isRefused={form.refusals.password !== undefined}>
        <NewPasswordField {...field(form, 'password')} label={t`New password`} name="password" />
        {selectIsResetRefused(snapshot) && <LinkRanOut />}
        <FailureNotice failure={selectResetFailure(snapshot)} />
        <div className="form-acts">
          <Button type="submit" isLoading={snapshot.hasTag('busy')}>
            <Trans>Change the password</Trans>
          </Button>
        </div>
      </Form>
    </>
  );
}

function LinkRanOut() {
  return (
    <Notice tone="danger" isLive>
      <Trans>
        The link was used or ran out meanwhile. <Link href="/auth/reset-password">Get another link</Link>.
      </Trans>
    </Notice>
  );
}

export function Changed({ place }: { readonly place: ShopLocation | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading lead={<Trans>Whoever was signed in to your account has been signed out everywhere.</Trans>}>
        {t`Your password is changed`}
      </PageHeading>
      {place !== undefined && (
        <div className="form-acts">
          <LinkButton href={toHref(place)}>
            <Trans>Sign in</Trans>
          </LinkButton>
        </div>
      )}
    </>
  );
}
