/** How the rest is paid: the means of the unit, those that are off with the reason. The provider's own page takes the card. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '@offrande/domain/money';
import type { OfferedMeans, PaymentMeans } from '@offrande/domain/payment';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { FIELD_IDS } from './field-ids.ts';

/** Comes while the unit's means are on their way. */
const MeansChoice = lazy(() => import('./means-choice.tsx').then((module) => ({ default: module.MeansChoice })));

interface CheckoutMeansProps {
  /** Of a member; null for a guest. */
  readonly custId: string | null;
  readonly due: Money;
  /** Null while they are on their way. */
  readonly offered: readonly OfferedMeans[] | null;
  /** They could not be had; asks for them again. */
  readonly onRetry: (() => void) | null;
  readonly chosen: PaymentMeans | null;
  readonly onChoose: (means: PaymentMeans) => void;
  /** Coupons cover everything: no payment follows. */
  readonly isNothingDue: boolean;
  readonly isDisabled: boolean;
}

export function CheckoutMeans(props: CheckoutMeansProps) {
  return (
    <section className="checkout-part" aria-labelledby="checkout-payment" id={FIELD_IDS.means}>
      <h2 id="checkout-payment">
        <Trans>Payment</Trans>
      </h2>
      <Means {...props} />
    </section>
  );
}

function Means({ offered, onRetry, isNothingDue, ...choice }: CheckoutMeansProps) {
  const { t } = useLingui();
  if (isNothingDue) {
    return (
      <Notice tone="success">
        <Trans>Nothing is left to pay. The order is confirmed at once.</Trans>
      </Notice>
    );
  }
  if (onRetry !== null) {
    return (
      <Notice tone="danger" isLive actions={<Button variant="line" size="sm" onPress={onRetry}>{t`Try again`}</Button>}>
        {t(GENERIC_FAILURE)}
      </Notice>
    );
  }
  const waiting = <Skeleton shape="block" className="checkout-means-waiting" />;
  return (
    <Suspense fallback={waiting}>{offered === null ? waiting : <MeansChoice offered={offered} {...choice} />}</Suspense>
  );
}
