/** The orders of a company that are above the limits of their buyers, and wait for an approver. Source: A-183, UX 147, 148. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { AccountPage } from '../account/account-frame.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

export const title = msg`Approvals`;

export function Screen() {
  return (
    <AccountPage>
      <CompanyDecisionsPage />
    </AccountPage>
  );
}

export function CompanyDecisionsPage() {
  return (
    <>
      <PageHeading
        lead={
          <Trans>Orders above their buyer’s limit. Nothing is paid or sent before another person approves them.</Trans>
        }
      >
        <Trans>Approvals</Trans>
      </PageHeading>
      <WaitingOrders nothing={<NothingWaits />} />
    </>
  );
}

function NothingWaits() {
  const { t } = useLingui();
  return (
    <Panel>
      <EmptyState
        icon="check-circle"
        title={t`No order waits for a decision`}
        actions={
          <LinkButton href="/account/orders" variant="line">
            <Trans>See all orders</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Orders above the limit of the person who places them come here. Limits are set on the page of people.
        </Trans>
      </EmptyState>
    </Panel>
  );
}
