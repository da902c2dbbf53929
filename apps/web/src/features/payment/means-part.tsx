/**
 * The choice of payment method for the remaining amount; unavailable ones state the reason. Bank cards are entered on
 * the provider's own page.
 */
import { Trans } from '@lingui/react/macro';
import { Notice } from '@offrande/ui-kit/Notice';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';
import { LoadFailed } from '../connection/load-failed.tsx';
import type { MeansChoiceProps } from './means-choice.tsx';

/** Loaded in parallel with the unit's payment methods. */
const MeansChoice = lazy(() => import('./means-choice.tsx').then((module) => ({ default: module.MeansChoice })));

interface MeansPartProps extends Omit<MeansChoiceProps, 'offered'> {
  readonly id: string;
  /** Null while loading. */
  readonly offered: MeansChoiceProps['offered'] | null;
  /** Retries after a failure; null if loading has not failed. */
  readonly onRetry: (() => void) | null;
  /** Coupons cover everything: no payment follows. */
  readonly isNothingDue: boolean;
}

export function MeansPart({ id, ...props }: MeansPartProps) {
  return (
    <section className="checkout-part" aria-labelledby="checkout-payment" id={id}>
      <h2 id="checkout-payment">
        <Trans>Payment</Trans>
      </h2>
      <Means {...props} />
    </section>
  );
}

function Means({ offered, onRetry, isNothingDue, ...choice }: Omit<MeansPartProps, 'id'>) {
  if (isNothingDue) {
    return (
      <Notice tone="success">
        <Trans>Nothing is left to pay. The order is confirmed at once.</Trans>
      </Notice>
    );
  }
  if (onRetry !== null) return <LoadFailed onRetry={onRetry} />;
  // As high as the methods to come; most units offer six.
  const waiting = (
    <span className="checkout-means-waiting" aria-hidden="true">
      {Array.from({ length: offered?.length ?? 6 }, (_, at) => (
        <Skeleton key={at} shape="block" />
      ))}
    </span>
  );
  return (
    <>
      <Suspense fallback={waiting}>
        {offered === null ? waiting : <MeansChoice offered={offered} {...choice} />}
      </Suspense>
      <p className="checkout-hint">
        <Trans>You pay on the bank’s page and come back here.</Trans>
      </p>
    </>
  );
}
