/** How the rest is paid: the means of the unit, those that are off with the reason. The provider's own page takes the card. */
import { Trans } from '@lingui/react/macro';
import { Notice } from '@offrande/ui-kit/Notice';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';
import { LoadFailed } from '../connection/load-failed.tsx';
import type { MeansChoiceProps } from './means-choice.tsx';

/** Comes while the unit's means are on their way. */
const MeansChoice = lazy(() => import('./means-choice.tsx').then((module) => ({ default: module.MeansChoice })));

interface MeansPartProps extends Omit<MeansChoiceProps, 'offered'> {
  readonly id: string;
  /** Null while they are on their way. */
  readonly offered: MeansChoiceProps['offered'] | null;
  /** They could not be had; asks for them again. */
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
  const waiting = <Skeleton shape="block" className="checkout-means-waiting" />;
  return (
    <Suspense fallback={waiting}>{offered === null ? waiting : <MeansChoice offered={offered} {...choice} />}</Suspense>
  );
}
