/** The buyer's details for a signed-in member: name and email of the account, and a link to switch accounts. */
import { Trans } from '@lingui/react/macro';
import { Link } from '@offrande/ui-kit/Link';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { LoadFailed } from '../connection/load-failed.tsx';
import type { Account } from './use-buyer.ts';

export function MemberDetails({ account }: { readonly account: Account }) {
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
