/** The link of a password reset before the last step: being confirmed, or invalid. Source: S4.83, S9.21. */
import { Trans, useLingui } from '@lingui/react/macro';
import { RESET_LINK_LIFETIME_MS, selectResetFailure } from '@offrande/domain/password-reset';
import { HOUR_MS } from '@offrande/domain/time';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { FailureNotice } from './failure-notice.tsx';
import type { ResetProps } from './reset-mail.tsx';

export function ConfirmingLink({ reset: { snapshot, send } }: ResetProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading>{t`Choose a new password`}</PageHeading>
      {snapshot.hasTag('busy') ? (
        <Spinner size="lg" label={t`One moment`} showLabel />
      ) : (
        <FailureNotice
          failure={selectResetFailure(snapshot)}
          actions={
            <Button variant="line" size="sm" onPress={() => send({ type: 'tryAgain' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
    </>
  );
}

export function LinkOver({ reset: { send } }: ResetProps) {
  const { t } = useLingui();
  const hours = RESET_LINK_LIFETIME_MS / HOUR_MS;
  return (
    <>
      <PageHeading
        lead={
          <Trans>
            It was used already, is older than {hours} hours, or was opened in another browser. Your password is as it
            was.
          </Trans>
        }
      >
        {t`This link is no longer valid`}
      </PageHeading>
      <div className="form-acts">
        <Button onPress={() => send({ type: 'startAgain' })}>
          <Trans>Get another link</Trans>
        </Button>
        <Link href="/auth/login">
          <Trans>Back to signing in</Trans>
        </Link>
      </div>
    </>
  );
}
