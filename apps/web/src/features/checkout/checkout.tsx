/**
 * Checkout of a guest or a member: cards, details, coupons, payment method, total and the order. Source: S2.31, S5.16,
 * A-41, picture 03.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Spinner } from '@offrande/ui-kit/Spinner';
import { cartQuantity } from '@offrande/domain/cart';
import { checkoutGate, type CheckoutPolicy } from '@offrande/domain/checkout';
import { turnedAwayTo } from '@offrande/domain/guest-gate';
import { guestPrompt } from '@offrande/domain/leave-guard';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAvailable } from '../../page/available.ts';
import { Question } from '../../page/dialogs.tsx';
import { toHref } from '../../page/location-href.ts';
import { currentBuyerKind, checkoutOpening } from '../../shop/opening.ts';
import { PageShop, useShop } from '../../shop/shop-context.tsx';
import { useAnswer, type Answer } from '../../shop/use-answer.ts';
import { CartLines } from '../cart/cart-lines.tsx';
import { useLines } from '../cart/use-lines.ts';
import { PageNotLoaded } from '../connection/page-not-loaded.tsx';
import { ErrorList } from '../form/error-list.tsx';
import { MeansPart } from '../payment/means-part.tsx';
import '../cart/checkout.css';
import { CheckoutSummary, FoldedSummary } from './checkout-summary.tsx';
import { GuestDetails } from './guest-details.tsx';
import { useCheckout, type Checkout, type Selling } from './use-checkout.ts';
import { FIELD_IDS, useProblems } from './use-problems.ts';

const CouponsPart = lazy(() =>
  import('../coupon/coupons-part.tsx').then((module) => ({ default: module.CouponsPart })),
);
const GuestPrompt = lazy(() => import('./guest-prompt.tsx').then((module) => ({ default: module.GuestPrompt })));
const NothingToOrder = lazy(() =>
  import('./nothing-to-order.tsx').then((module) => ({ default: module.NothingToOrder })),
);
const MemberDetails = lazy(() => import('./member-details.tsx').then((module) => ({ default: module.MemberDetails })));

export const title = msg`Checkout`;

export function Screen() {
  return (
    <PageShop>
      <CheckoutPage />
    </PageShop>
  );
}

interface CheckoutPageProps {
  /** What some buyers state besides. */
  readonly More?: ComponentType<{ readonly checkout: Checkout }>;
  /** What a salesman's order is for, and the draft it is stored in. */
  readonly selling?: Selling;
  /** Asks before it is left; by default for an order that begins and ends here. */
  readonly Leave?: ComponentType<{ readonly checkout: Checkout }>;
}

export function CheckoutPage({ More, selling, Leave = LeaveQuestion }: CheckoutPageProps) {
  const { t } = useLingui();
  const rules = useAnswer(useShop().checkoutPolicy);
  const { isOpen, prompt } = useCheckoutGate(rules.answer);
  if (isOpen) return <OpenCheckout rules={rules} More={More} selling={selling} Leave={Leave} />;
  if (prompt !== null)
    return (
      <div className="checkout-waiting o-page">
        <Suspense fallback={<Spinner size="lg" label={t`Loading`} />}>
          <GuestPrompt {...prompt} />
        </Suspense>
      </div>
    );
  return (
    <div className="checkout-waiting o-page">
      {rules.hasFailed ? <PageNotLoaded onRetry={rules.retry} /> : <Spinner size="lg" label={t`Loading`} />}
    </div>
  );
}

/**
 * Whether the buyer may stay. A guest who may not continue as one is asked how to go on; others are redirected to where
 * the gate points. Source: S2.96, A-41, A-121, A-151.
 */
const useCheckoutGate = (policy: CheckoutPolicy | null) => {
  const shop = useShop();
  const [, navigate] = useLocation();
  const isAvailable = useAvailable();
  const [{ opening, kind }] = useState(() => ({ opening: checkoutOpening(shop), kind: currentBuyerKind(shop) }));
  const outcome = checkoutGate({ opening, policy });
  const prompt = policy && guestPrompt({ ...opening, ...policy });
  const turnedAway = outcome !== null && outcome !== 'checkout' && prompt === null ? outcome : null;
  useEffect(() => {
    if (turnedAway !== null) navigate(toHref(turnedAwayTo(turnedAway, kind, isAvailable)), { replace: true });
  }, [turnedAway, kind, navigate, isAvailable]);
  return { isOpen: outcome === 'checkout', prompt };
};

interface OpenCheckoutProps {
  readonly rules: Answer<CheckoutPolicy>;
  readonly More: CheckoutPageProps['More'] | undefined;
  readonly selling: Selling | undefined;
  readonly Leave: NonNullable<CheckoutPageProps['Leave']>;
}

function OpenCheckout({ rules, More, selling, Leave }: OpenCheckoutProps) {
  const checkout = useCheckout(rules.answer, selling);
  const { cart, total, buyer, attempt, isBusy } = checkout;
  const editing = useLines();
  const errors = useProblems(checkout.problems);
  if (cart.lines.length === 0 && editing.removed === null)
    return (
      <Suspense fallback={<Leaving />}>{checkout.placedOrderNo === null ? <NothingToOrder /> : <Leaving />}</Suspense>
    );
  return (
    <div className="checkout">
      <FoldedSummary checkout={checkout} />
      <div className="checkout-columns o-page">
        <div className="checkout-main">
          <PageHeading>
            <Trans>Checkout</Trans>
          </PageHeading>
          <ErrorList errors={errors} attempt={attempt} />
          <CartLines
            lines={cart.lines}
            totals={total.lines}
            cards={cartQuantity(cart)}
            editing={editing}
            isDisabled={isBusy}
          />
          <Suspense fallback={<Skeleton shape="block" />}>
            {buyer.account === null ? (
              <GuestDetails checkout={checkout} />
            ) : (
              <MemberDetails checkout={checkout} account={buyer.account} />
            )}
            {More && <More checkout={checkout} />}
          </Suspense>
          <section className="checkout-part" aria-labelledby="checkout-coupons">
            <h2 id="checkout-coupons">
              <Trans>Coupons and gift cards</Trans>
            </h2>
            <Suspense fallback={<Skeleton shape="block" className="checkout-coupons-waiting" />}>
              <CouponsPart
                inputId={FIELD_IDS.coupons}
                coupons={checkout.coupons}
                notices={checkout.couponNotices}
                applied={total.coupons}
                send={checkout.send}
                isDisabled={isBusy}
              />
            </Suspense>
          </section>
          <MeansPart
            id={FIELD_IDS.means}
            due={total.total}
            offered={checkout.offered}
            chosen={checkout.means}
            onChoose={(wantedMeans) => checkout.choose({ wantedMeans })}
            isNothingDue={checkout.isNothingDue}
            onRetry={rules.hasFailed ? rules.retry : null}
            isDisabled={isBusy}
          />
        </div>
        <CheckoutSummary checkout={checkout} />
      </div>
      <Leave checkout={checkout} />
    </div>
  );
}

/** The confirmation before checkout is left: a warning, two lines, leave or stay. Source: S2.98, S2.99. */
function LeaveQuestion({ checkout: { isAsking, send } }: { readonly checkout: Checkout }) {
  const { t } = useLingui();
  return (
    <Question
      isOpen={isAsking}
      title={t`Leave this order?`}
      go={{ label: t`Leave`, onPress: () => send({ type: 'confirm' }) }}
      stay={{ label: t`Stay`, onPress: () => send({ type: 'stay' }) }}
    >
      <p>
        <Trans>Leaving this page ends the order you have begun.</Trans>
      </p>
      <p>
        <Trans>Your cart will be emptied.</Trans>
      </p>
    </Question>
  );
}

/** The cart is ordered, and its order's page is on its way; or what else is to be shown is. */
function Leaving() {
  const { t } = useLingui();
  return (
    <div className="checkout-waiting o-page">
      <Spinner size="lg" label={t`Loading`} />
    </div>
  );
}
