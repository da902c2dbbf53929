/**
 * What a page where companies buy needs the session for: who may see it, and whether this company may order. Loaded beside the page's own
 * code. Source: S2.26, S2.27, S2.31, S5.67, S5.68, S8.30, A-77.
 */
import { Trans } from '@lingui/react/macro';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import type { ReactNode } from 'react';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { PageNotLoaded } from '../connection/page-not-loaded.tsx';
import { EnteredPage } from '../session/entry.tsx';
import './company-buying.css';
import { OrderingRefused } from './ordering-refused.tsx';
import { useOrderingRight } from './use-ordering-right.ts';

interface OrderingProps {
  readonly children: ReactNode;
}

export function EnteredBuying({ children }: OrderingProps) {
  return (
    <EnteredPage>
      <OrderingHead />
      {children}
    </EnteredPage>
  );
}

export function EnteredCheckout({ children }: OrderingProps) {
  return (
    <EnteredPage>
      <OrderingGate>{children}</OrderingGate>
    </EnteredPage>
  );
}

/** Prices are for every company to see, orders for verified ones. */
export function OrderingHead() {
  const { refusal } = useOrderingRight();
  return (
    refusal !== null && (
      <div className="company-buying-head o-page">
        <OrderingRefused refusal={refusal} />
      </div>
    )
  );
}

/** The checkout of a company that may order. Another one is told so before it fills anything in, and keeps its cart. */
export function OrderingGate({ children }: OrderingProps) {
  const { refusal, isKnown, hasFailed, retry } = useOrderingRight();
  if (refusal !== null)
    return (
      <div className="company-checkout o-page">
        <PageHeading>
          <Trans>Checkout</Trans>
        </PageHeading>
        <OrderingRefused refusal={refusal} />
        <div className="form-acts">
          <LinkButton href="/cart" variant="line">
            <Trans>Back to the cart</Trans>
          </LinkButton>
        </div>
      </div>
    );
  if (isKnown) return children;
  return hasFailed ? (
    <div className="company-checkout o-page">
      <PageNotLoaded onRetry={retry} />
    </div>
  ) : (
    <PageWaiting />
  );
}
