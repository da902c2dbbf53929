/**
 * The buyer's details for a signed-in member: name and email of the account, and a link to switch accounts. Below them what
 * only some members have: the choice of a reward (S6.13).
 */
import { Trans } from '@lingui/react/macro';
import { Link } from '@offrande/ui-kit/Link';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';
import { LoadFailed } from '../connection/load-failed.tsx';
import type { Account } from './use-buyer.ts';
import type { Checkout } from './use-checkout.ts';

const RewardPart = lazy(() => import('./reward-part.tsx').then((module) => ({ default: module.RewardPart })));

interface MemberDetailsProps {
  readonly checkout: Checkout;
  readonly account: Account;
}

export function MemberDetails({ checkout, account }: MemberDetailsProps) {
  return (
    <>
      <Details account={account} />
      {checkout.rewards.length > 0 && (
        <Suspense>
          <RewardPart checkout={checkout} />
        </Suspense>
      )}
    </>
  );
}

function Details({ account }: { readonly account: Account }) {
  const { signedIn, answer, hasFailed, retry } = account;
  return (
    <section className="checkout-part" aria-labelledby="checkout-member">
      <h2 id="checkout-member">
        <Trans>Your details</Trans>
      </h2>
      <div className="checkout-member">
        <p>
          <bdi className="checkout-member-name">
            {answer === null ? signedIn.name : `${answer.firstName} ${answer.lastName}`}
          </bdi>
          {answer === null ? <Skeleton shape="text" width="half" /> : <span className="o-ltr">{answer.email}</span>}
        </p>
        <Link href="/force-logout">
          <Trans>Not you? Sign out</Trans>
        </Link>
      </div>
      {hasFailed && <LoadFailed onRetry={retry} />}
    </section>
  );
}
