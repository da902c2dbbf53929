/** Checkout of a guest or a member: cards, details, coupons, payment means, total and the order. Source: S2.31, S5.16, A-41, picture 03. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { cartQuantity } from '@offrande/domain/cart';
import { checkoutGate, turnedAwayTo, type CheckoutPolicy } from '@offrande/domain/checkout';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAvailable } from '../../app/available.ts';
import { hrefOf } from '../../app/location-href.ts';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { openingOf } from '../../shop/opening.ts';
import { ShopOfPage, useShop } from '../../shop/shop-context.tsx';
import { useAnswer, type Answer } from '../../shop/use-answer.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { useLines } from '../cart/use-lines.ts';
import './checkout.css';
import { CheckoutMeans } from './checkout-means.tsx';
import { CheckoutSummary, FoldedSummary } from './checkout-summary.tsx';
import { GuestDetails } from './guest-details.tsx';
import { ProblemList } from './problem-list.tsx';
import { useCheckout } from './use-checkout.ts';

const CheckoutCoupons = lazy(() =>
  import('./checkout-coupons.tsx').then((module) => ({ default: module.CheckoutCoupons })),
);
const LeaveDialog = lazy(() => import('./leave-question.tsx').then((module) => ({ default: module.LeaveDialog })));
const MemberDetails = lazy(() => import('./member-details.tsx').then((module) => ({ default: module.MemberDetails })));

export function Screen() {
  return (
    <ShopOfPage>
      <CheckoutPage />
    </ShopOfPage>
  );
}

export function CheckoutPage() {
  const { t } = useLingui();
  const state = useAnswer(useShop().checkoutPolicy);
  if (useGate(state.answer)) return <OpenCheckout state={state} />;
  return (
    <div className="checkout-waiting o-page">
      {state.hasFailed ? <RulesMissing onRetry={state.retry} /> : <Spinner size="lg" label={t`Loading`} />}
    </div>
  );
}

/** True when the buyer may stay; else the page is left for where the gate points. Source. */
const useGate = (policy: CheckoutPolicy | null): boolean => {
  const shop = useShop();
  const [, navigate] = useLocation();
  const isAvailable = useAvailable();
  const [opening] = useState(() => openingOf(shop));
  const outcome = checkoutGate({ opening, policy });
  useEffect(() => {
    if (outcome !== null && outcome !== 'checkout')
      navigate(hrefOf(turnedAwayTo(outcome, 'guest', isAvailable)), { replace: true });
  }, [outcome, navigate, isAvailable]);
  return outcome === 'checkout';
};

function RulesMissing({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t(GENERIC_FAILURE)} level={1} actions={<Button onPress={onRetry}>{t`Try again`}</Button>} />
  );
}

function OpenCheckout({ state }: { readonly state: Answer<CheckoutPolicy> }) {
  const checkout = useCheckout(state.answer);
  const { cart, total, buyer, coupons, isBusy, attempt, problems } = checkout;
  const editing = useLines();
  if (cart.lines.length === 0 && editing.removed === null) return <NothingToOrder />;
  return (
    <div className="checkout">
      <FoldedSummary checkout={checkout} />
      <div className="checkout-columns o-page">
        <div className="checkout-main">
          <PageHeading>
            <Trans>Checkout</Trans>
          </PageHeading>
          <ProblemList problems={problems} attempt={attempt} />
          <CartLines
            lines={cart.lines}
            totals={total.lines}
            cards={cartQuantity(cart)}
            editing={editing}
            isDisabled={isBusy}
          />
          {buyer.member === null ? (
            <GuestDetails guest={buyer.guest} isSent={attempt > 0} isDisabled={isBusy} />
          ) : (
            <Suspense fallback={<Skeleton shape="block" />}>
              <MemberDetails member={buyer.member} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton shape="block" className="checkout-coupons-waiting" />}>
            <CheckoutCoupons coupons={coupons} send={checkout.send} applied={total.coupons} isDisabled={isBusy} />
          </Suspense>
          <CheckoutMeans
            custId={buyer.member?.signedIn.custId ?? null}
            due={total.total}
            offered={checkout.offered}
            onRetry={state.hasFailed ? state.retry : null}
            chosen={checkout.means}
            onChoose={checkout.setMeans}
            isNothingDue={checkout.isNothingDue}
            isDisabled={isBusy}
          />
        </div>
        <CheckoutSummary checkout={checkout} />
      </div>
      <Suspense>
        <LeaveDialog checkout={checkout} />
      </Suspense>
    </div>
  );
}

function NothingToOrder() {
  const { t } = useLingui();
  return (
    <div className="checkout-waiting o-page">
      <EmptyState
        level={1}
        icon="bag"
        title={t`Your cart is empty`}
        actions={<LinkButton href="/#main">{t`Choose a card`}</LinkButton>}
      >
        <Trans>Choose a card and it will stand here, ready to be paid.</Trans>
      </EmptyState>
    </div>
  );
}
