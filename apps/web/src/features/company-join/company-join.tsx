/** The page of the link that invites a person to act for a company. Source: S7.47, A-183. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type InvitationOver,
  type InvitationShown,
  selectInvitation,
  selectInvitationOver,
  selectJoinFailure,
} from '@offrande/domain/company-people';
import { selectUser } from '@offrande/domain/session';
import { Button } from '@offrande/ui-kit/Button';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { useSearch } from 'wouter';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { FailureNotice } from '../auth/failure-notice.tsx';
import { BusinessBenefits } from '../company-login/business-benefits.tsx';
import '../form/form.css';
import { EnteredPage } from '../session/entry.tsx';
import { useSession } from '../session/use-session.ts';
import { JoinForm } from './join-form.tsx';
import { type Join, useJoin } from './use-join.ts';
import { useRoleNames } from './use-role-names.ts';

export const title = msg`For companies`;

export function Screen() {
  return (
    <EnteredPage>
      <CompanyJoinPage />
    </EnteredPage>
  );
}

export function CompanyJoinPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  return (
    <div className="auth o-page">
      <div className="auth-column">
        <Invitation key={token} token={token} />
      </div>
      <BusinessBenefits />
    </div>
  );
}

function Invitation({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const join = useJoin(token);
  const { snapshot, send } = join;
  useKeptFocus(snapshot.value);
  const invitation = selectInvitation(snapshot);
  if (snapshot.matches('over')) return <Over reason={selectInvitationOver(snapshot)} />;
  if (snapshot.matches('unavailable'))
    return (
      <>
        <PageHeading>{t`The invitation could not be read`}</PageHeading>
        <FailureNotice
          failure={selectJoinFailure(snapshot)}
          actions={
            <Button variant="line" size="sm" onPress={() => send({ type: 'retry' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      </>
    );
  if (invitation === null)
    return (
      <>
        <PageHeading>{t`Reading your invitation`}</PageHeading>
        <Spinner size="lg" label={t`One moment`} showLabel />
      </>
    );
  if (snapshot.matches('joined')) return <Joined invitation={invitation} />;
  return <Asking join={join} invitation={invitation} />;
}

interface AskingProps {
  readonly join: Join;
  readonly invitation: InvitationShown;
}

/** Who has an account joins with it; everybody else opens one. */
function Asking({ join, invitation }: AskingProps) {
  const { t } = useLingui();
  const roles = useRoleNames();
  const { snapshot, send } = join;
  const { companyName, email, role, isKnown } = invitation;
  return (
    <>
      <PageHeading lead={roles[role].mayDo}>{t`Act for ${companyName}`}</PageHeading>
      <DefinitionList
        definitions={[
          { id: 'company', term: t`Company`, value: <bdi>{companyName}</bdi> },
          { id: 'role', term: t`Your role`, value: roles[role].name },
          { id: 'email', term: t`Email`, value: <bdi className="o-ltr">{email}</bdi> },
        ]}
      />
      {isKnown ? (
        <>
          <p>
            <Trans>This email has an account already: you join with it, and sign in with the same password.</Trans>
          </p>
          <FailureNotice failure={selectJoinFailure(snapshot)} />
          <div className="form-acts">
            <Button isLoading={snapshot.hasTag('busy')} onPress={() => send({ type: 'joinKnown' })}>
              <Trans>Accept the invitation</Trans>
            </Button>
          </div>
        </>
      ) : (
        <JoinForm join={join} />
      )}
    </>
  );
}

/** Who opened an account is on the way to the company's home; the others sign in, or choose the company there. */
function Joined({ invitation: { companyName, isKnown } }: { readonly invitation: InvitationShown }) {
  const { t } = useLingui();
  const isBusiness = selectUser(useSession().snapshot)?.kind === 'business';
  if (!isKnown) return <Spinner size="lg" label={t`One moment`} showLabel />;
  return (
    <>
      <PageHeading lead={<Trans>Choose on its home page for which company you act.</Trans>}>
        {t`You act for ${companyName}`}
      </PageHeading>
      <div className="form-acts">
        {isBusiness ? (
          <LinkButton href="/b2b">
            <Trans>Your companies</Trans>
          </LinkButton>
        ) : (
          <LinkButton href="/auth/b2b/login">
            <Trans>Sign in</Trans>
          </LinkButton>
        )}
      </div>
    </>
  );
}

/** `unknown`: no invitation has such a link. */
const OVER = {
  used: {
    title: msg`This invitation has been accepted`,
    lead: msg`An invitation is accepted once. Sign in to act for the company.`,
  },
  withdrawn: {
    title: msg`This invitation was withdrawn`,
    lead: msg`The company took it back, or sent you another: then the link in the latest email is valid.`,
  },
  expired: {
    title: msg`This invitation has expired`,
    lead: msg`An invitation is valid for 72 hours. Ask the company’s administrator for another.`,
  },
  unknown: {
    title: msg`This link leads to no invitation`,
    lead: msg`Copy the whole address from the email: part of it may be missing. Else ask the company’s administrator for another.`,
  },
} as const satisfies Record<
  InvitationOver | 'unknown',
  { readonly title: MessageDescriptor; readonly lead: MessageDescriptor }
>;

function Over({ reason }: { readonly reason: InvitationOver | null }) {
  const { t } = useLingui();
  const { title, lead } = OVER[reason ?? 'unknown'];
  return (
    <>
      <PageHeading lead={t(lead)}>{t(title)}</PageHeading>
      <div className="form-acts">
        <LinkButton href="/auth/b2b/login">
          <Trans>Sign in as a company</Trans>
        </LinkButton>
        <LinkButton href="/contact" variant="line">
          <Trans>Contact us</Trans>
        </LinkButton>
      </div>
    </>
  );
}
