/**
 * The page that a provider redirects back to: announces that the payment is being checked, and continues automatically.
 * Reloading checks again and never pays twice. Source: S2.43, S4.93 to S4.102, A-33, A-130.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutPolicy } from '@offrande/domain/checkout';
import type { PaymentType } from '@offrande/domain/payment';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { PageShop, useShop } from '../../shop/shop-context.tsx';
import { PageNotLoaded } from '../connection/page-not-loaded.tsx';
import { useBackHome } from '../order/use-back-home.ts';
import { useAnswer } from '../../shop/use-answer.ts';
import './payment-return.css';
import { parsePaymentType, usePaymentReturn } from './use-payment-return.ts';

export const title = msg`Payment under way`;

export function Screen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  return (
    <PageShop>
      <PaymentReturnPage type={params['type']} />
    </PageShop>
  );
}

export function PaymentReturnPage({ type }: { readonly type: string | undefined }) {
  const [, navigate] = useLocation();
  const { answer: rules, hasFailed, retry } = useAnswer(useShop().checkoutPolicy);
  const known = parsePaymentType(type);
  useBackHome();
  useEffect(() => {
    if (known === null) navigate('/', { replace: true });
  }, [known, navigate]);
  if (known === null) return null;
  if (hasFailed) {
    return (
      <div className="payment-return o-page">
        <PageNotLoaded onRetry={retry}>
          <Trans>Your payment is safe: nothing is paid twice.</Trans>
        </PageNotLoaded>
      </div>
    );
  }
  return rules === null ? <Status isLong={false} /> : <Asking type={known} rules={rules} />;
}

function Asking({ type, rules }: { readonly type: PaymentType; readonly rules: CheckoutPolicy }) {
  return <Status isLong={usePaymentReturn(type, rules.provider)} />;
}

function Status({ isLong }: { readonly isLong: boolean }) {
  const { t } = useLingui();
  return (
    <div className="payment-return o-page" aria-busy="true">
      <Spinner size="lg" />
      <PageHeading>
        <Trans>Checking your payment</Trans>
      </PageHeading>
      <output className="payment-return-text">
        {isLong
          ? t`The bank takes longer than usual. We keep asking; leave this page open.`
          : t`This takes a few seconds. Leave this page open.`}
      </output>
      <p className="payment-return-hint">
        <Trans>Reloading is safe: nothing is paid twice.</Trans>
      </p>
    </div>
  );
}
