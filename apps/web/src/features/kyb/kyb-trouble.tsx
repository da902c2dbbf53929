/**
 * The dossier could not be begun or read: no company has the email, what confirmed it is over, or the call failed and can be made
 * again. Source: S8.41, A-57.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { selectKybFailure } from '@offrande/domain/kyb';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { FailureNotice } from '../auth/failure-notice.tsx';
import '../form/form.css';
import './kyb.css';
import type { KybProps } from './use-kyb.ts';

export function KybTrouble({ kyb }: KybProps) {
  const { t } = useLingui();
  const { snapshot, actor } = kyb;
  const failure = selectKybFailure(snapshot);
  if (failure?.code === ERROR_CODES.companyUnknown) return <CompanyUnknown kyb={kyb} />;
  if (failure?.code === ERROR_CODES.proofMissing) return <ProofOver kyb={kyb} />;
  const isRegistering = snapshot.matches('unregistered');
  return (
    <div className="kyb-narrow o-page">
      <PageHeading>{t`Company verification`}</PageHeading>
      <FailureNotice failure={failure} />
      <div className="form-acts">
        <Button onPress={() => actor.send({ type: isRegistering ? 'register' : 'readAgain' })}>
          <Trans>Try again</Trans>
        </Button>
        {isRegistering ? (
          <Button variant="ghost" onPress={() => actor.send({ type: 'changeEmail' })}>
            <Trans>Use another email</Trans>
          </Button>
        ) : (
          <Button variant="ghost" onPress={kyb.leave}>
            <Trans>Sign out of the dossier</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function CompanyUnknown({ kyb: { snapshot, actor } }: KybProps) {
  const { t } = useLingui();
  const { email } = snapshot.context;
  return (
    <div className="kyb-narrow o-page">
      <PageHeading>{t`No company has this email`}</PageHeading>
      <Notice tone="warning" isLive>
        <Trans>
          No company is registered here with <bdi className="o-ltr">{email}</bdi>. Register it first, or use the email
          of its account.
        </Trans>
      </Notice>
      <div className="form-acts">
        <LinkButton href="/auth/b2b/register">
          <Trans>Register a company</Trans>
        </LinkButton>
        <Button variant="line" onPress={() => actor.send({ type: 'changeEmail' })}>
          <Trans>Use another email</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The same proof can never be taken again. */
function ProofOver({ kyb: { snapshot, actor } }: KybProps) {
  const { t } = useLingui();
  const { email } = snapshot.context;
  return (
    <div className="kyb-narrow o-page">
      <PageHeading>{t`This confirmation is no longer valid`}</PageHeading>
      <Notice tone="warning" isLive>
        <Trans>
          <bdi className="o-ltr">{email}</bdi> was confirmed too long ago, or the code was used before. Confirm it
          again: what was saved is still there.
        </Trans>
      </Notice>
      <div className="form-acts">
        <Button onPress={() => actor.send({ type: 'changeEmail' })}>
          <Trans>Confirm the email again</Trans>
        </Button>
      </div>
    </div>
  );
}
