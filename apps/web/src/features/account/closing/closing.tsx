/**
 * Closes an account: what would be lost, the reason, the typed email, and a final confirmation. Source: S1.23, S2.93,
 * S3.135, S5.74, A-94.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ClosingFacts } from '@offrande/domain/account-closing';
import type { Member } from '@offrande/domain/profile';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { usePageQueries } from '../../../shop/queries.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { AccountPage } from '../account-frame.tsx';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { useCustomer } from '../use-customer.ts';
import { useMember } from '../use-member.ts';
import './closing.css';
import { ClosingForm } from './closing-form.tsx';
import { ClosingWarnings } from './closing-warnings.tsx';
import { useClosing } from './use-closing.ts';

export const title = msg`Delete account`;

export function Screen() {
  return (
    <AccountPage>
      <ClosingPage />
    </AccountPage>
  );
}

export function ClosingPage() {
  const { account } = useShop();
  const { customerId } = useCustomer();
  const profile = useMember();
  const facts = useQuery(
    {
      queryKey: ['closingFacts', customerId],
      queryFn: () => account.profile.readClosingFacts(customerId),
      // What would be lost must be current, never cached.
      gcTime: 0,
    },
    usePageQueries(),
  );
  const hasFailed = profile.hasFailed || facts.isError;
  const retry = () => {
    if (profile.hasFailed) profile.retry();
    if (facts.isError) void facts.refetch();
  };
  const isThere = profile.member !== null && facts.data !== undefined;
  return (
    <>
      <PageHeading lead={<Trans>Your cards, orders and wallet are no longer yours to see afterwards.</Trans>}>
        <Trans>Delete account</Trans>
      </PageHeading>
      {hasFailed && <LoadFailed onRetry={retry} />}
      {!isThere && !hasFailed && <Skeleton shape="block" />}
      {isThere && profile.member !== null && facts.data !== undefined && (
        <Closing member={profile.member} facts={facts.data} />
      )}
    </>
  );
}

function Closing({ member, facts }: { readonly member: Member; readonly facts: ClosingFacts }) {
  const { t } = useLingui();
  const closing = useClosing(member, facts);
  return (
    <Panel tone="danger" title={t`Before you go`}>
      <div className="closing">
        <ClosingWarnings closing={closing} />
        {!closing.snapshot.matches('warning') && <ClosingForm closing={closing} member={member} />}
      </div>
    </Panel>
  );
}
