/** Who orders, where somebody is signed in: name and email of the account, and the way to another. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import type { BuyingMember } from './use-buyer.ts';

export function MemberDetails({ member: { signedIn, profile } }: { readonly member: BuyingMember }) {
  const { t } = useLingui();
  const { answer, hasFailed, retry } = profile;
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
      {hasFailed && (
        <Notice tone="danger" isLive actions={<Button variant="line" size="sm" onPress={retry}>{t`Try again`}</Button>}>
          {t(GENERIC_FAILURE)}
        </Notice>
      )}
    </section>
  );
}
