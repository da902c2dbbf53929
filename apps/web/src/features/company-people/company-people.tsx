/** The people who act for a company: its administrators invite, change and remove them. Source: A-183. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { AccountPage } from '../account/account-frame.tsx';
import { useRoleNames } from '../company-join/use-role-names.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import './company-people.css';
import { type OwnCompanies, useCompanies } from '../account/use-companies.ts';
import { ManagedPeople } from './managed-people.tsx';

export const title = msg`People`;

export function Screen() {
  return (
    <AccountPage>
      <CompanyPeoplePage />
    </AccountPage>
  );
}

export function CompanyPeoplePage() {
  const own = useCompanies();
  return (
    <>
      <PageHeading
        lead={<Trans>Each person signs in with an own email and password, and orders for the company.</Trans>}
      >
        <Trans>People</Trans>
      </PageHeading>
      {own.hasFailed && <LoadFailed onRetry={own.retry} />}
      {own.companies === null && !own.hasFailed && <Skeleton shape="block" />}
      {own.companies !== null && (own.may('managePeople') ? <ManagedPeople /> : <OwnRole own={own} />)}
    </>
  );
}

/** Whoever manages nobody sees what they may do themselves. */
function OwnRole({ own: { chosen } }: { readonly own: OwnCompanies }) {
  const { t } = useLingui();
  const roles = useRoleNames();
  if (chosen === null) return null;
  const { companyName, role } = chosen;
  return (
    <Panel title={t`Your role at ${companyName}`}>
      <p>
        <strong>{roles[role].name}</strong>. {roles[role].mayDo}
      </p>
      <p>
        <Trans>Its administrators invite and change people.</Trans>
      </p>
    </Panel>
  );
}
