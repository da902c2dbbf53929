/**
 * The home of companies: for a company that is signed in, where it stands and its ways on; for everybody else, what an
 * account is for, and the ways to one. Source: S2.20, A-122, A-182.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mayAtLevel } from '@offrande/domain/customer';
import { selectUser } from '@offrande/domain/session';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy } from 'react';
import { Part } from '../../page/part.tsx';
import { useShop } from '../../shop/shop-context.tsx';
import { useMember } from '../account/use-member.ts';
import { BusinessBenefits } from '../company-login/business-benefits.tsx';
import '../form/form.css';
import { LoadFailed } from '../connection/load-failed.tsx';
import { EnteredPage } from '../session/entry.tsx';
import { useSession } from '../session/use-session.ts';
import './company-home.css';
import { CompanyStanding } from './company-standing.tsx';
import { OwnCompanies } from './own-companies.tsx';
import { useCompanies } from '../account/use-companies.ts';

export const title = msg`For companies`;

export function Screen() {
  return (
    <EnteredPage>
      <CompanyHomePage />
    </EnteredPage>
  );
}

export function CompanyHomePage() {
  const user = selectUser(useSession().snapshot);
  return <div className="company-home o-page">{user?.kind === 'business' ? <OwnHome /> : <Invitation />}</div>;
}

const CompanyDesk = lazy(() =>
  import('../company-desk/company-desk.tsx').then((module) => ({ default: module.CompanyDesk })),
);

/** The company's name is in the list and in the profile; until either has come the person's is shown. */
function OwnHome() {
  const { customerName, contractLevel } = selectUser(useSession().snapshot)!;
  const { reload } = useShop();
  const own = useCompanies();
  const profile = useMember();
  const { member } = profile;
  const name = member?.company?.companyName ?? own.chosen?.companyName ?? customerName;
  const level = member?.contractLevel ?? contractLevel;
  const isVerified = level !== null && mayAtLevel('business', 'buy', level);
  const hasFailed = profile.hasFailed || own.hasFailed;
  const retry = () => {
    if (profile.hasFailed) profile.retry();
    if (own.hasFailed) own.retry();
  };
  return (
    <>
      <PageHeading
        over={<Trans>Company account</Trans>}
        lead={<Trans>Signed in as {customerName}.</Trans>}
        actions={
          <>
            {!isVerified && (
              <>
                <LinkButton href="/b2b/buying" icon="gift">
                  <Trans>Buy cards</Trans>
                </LinkButton>
                <LinkButton href="/b2b/buying/file" variant="line" icon="table">
                  <Trans>Cards from a file</Trans>
                </LinkButton>
              </>
            )}
            <LinkButton href="/account" variant="line" icon="building">
              <Trans>Company profile</Trans>
            </LinkButton>
            <LinkButton href="/b2b/info" variant="line" icon="file">
              <Trans>Brochures</Trans>
            </LinkButton>
            {own.may('managePeople') && (
              <LinkButton href="/account/people" variant="line" icon="user">
                <Trans>People</Trans>
              </LinkButton>
            )}
          </>
        }
      >
        {name}
      </PageHeading>
      {hasFailed && <LoadFailed onRetry={retry} />}
      {own.companies !== null && own.companies.length > 1 && <OwnCompanies companies={own.companies} />}
      {isVerified && (
        <Part waiting={<Skeleton shape="block" />} failed={<LoadFailed onRetry={reload} />}>
          <CompanyDesk />
        </Part>
      )}
      <CompanyStanding level={level} />
    </>
  );
}

function Invitation() {
  const { t } = useLingui();
  return (
    <div className="company-invitation">
      <div>
        <PageHeading
          lead={
            <Trans>
              Thank your teams and your customers with gift cards: one by one or a thousand at once, with an invoice and
              the discounts of your contract.
            </Trans>
          }
        >
          {t`Gift cards for companies`}
        </PageHeading>
        <div className="form-acts">
          <LinkButton href="/auth/b2b/register" size="lg">
            <Trans>Register a company</Trans>
          </LinkButton>
          <LinkButton href="/auth/b2b/login" variant="line" size="lg">
            <Trans>Sign in</Trans>
          </LinkButton>
        </div>
      </div>
      <BusinessBenefits />
    </div>
  );
}
