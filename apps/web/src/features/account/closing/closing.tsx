/** Deleting one's account: what is still held, why, the typed email, and a last question. Source: S1.23, S2.93, S3.135, S5.74, A-94. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ClosingFacts, Member } from '@offrande/domain/profile';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useCallback } from 'react';
import { useShop } from '../../../shop/shop-context.tsx';
import { useAnswer } from '../../../shop/use-answer.ts';
import { AccountPage } from '../account-frame.tsx';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { useCustomer } from '../use-customer.ts';
import { useMember } from '../use-member.ts';
import './closing.css';
import { ClosingForm } from './closing-form.tsx';
import { ClosingWarnings } from './closing-warnings.tsx';
import { useClosing } from './use-closing.ts';

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
  const ask = useCallback(() => account.profile.readClosingFacts(customerId), [account, customerId]);
  const facts = useAnswer(ask);
  const hasFailed = profile.hasFailed || facts.hasFailed;
  const retry = () => {
    if (profile.hasFailed) profile.retry();
    if (facts.hasFailed) facts.retry();
  };
  const isThere = profile.member !== null && facts.answer !== null;
  return (
    <>
      <PageHeading lead={<Trans>Your cards, orders and wallet are no longer yours to see afterwards.</Trans>}>
        <Trans>Delete account</Trans>
      </PageHeading>
      {hasFailed && <LoadFailed onRetry={retry} />}
      {!isThere && !hasFailed && <Skeleton shape="block" />}
      {isThere && profile.member !== null && facts.answer !== null && (
        <Closing member={profile.member} facts={facts.answer} />
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
