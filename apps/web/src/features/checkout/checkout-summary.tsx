/**
 * The costs and the binding press: rows, total, conditions, and the button with the amount and the obligation to pay.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@offrande/ui-kit/Button';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { Notice } from '@offrande/ui-kit/Notice';
import { OrderSummary } from '@offrande/ui-kit/OrderSummary';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { StickyBar } from '@offrande/ui-kit/StickyBar';
import { lazy, Suspense } from 'react';
import { useAddress } from '../../page/boot.tsx';
import { checkoutStopText } from '../../messages/checkout-stop-text.ts';
import { useProblemText } from '../../messages/use-problem-text.ts';
import { currentBuyerKind } from '../../shop/opening.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCostSummary } from '../cart/use-cost-lines.ts';
import { TaxOfTrade } from '../tax/tax-of-trade.tsx';
import type { Checkout } from './use-checkout.ts';
import { FIELD_IDS } from './use-problems.ts';

const EarnedReward = lazy(() => import('./earned-reward.tsx').then((module) => ({ default: module.EarnedReward })));
const PostNote = lazy(() => import('../cart/post-note.tsx').then((module) => ({ default: module.PostNote })));

interface SummaryProps {
  readonly checkout: Checkout;
}

/** The summary at the top of narrow screens, collapsed to its total. */
export function FoldedSummary({ checkout }: SummaryProps) {
  const { announcement: _said, ...summary } = useCostSummary(checkout.costs);
  return <OrderSummary className="checkout-fold" layout="fold" {...summary} />;
}

export function CheckoutSummary({ checkout }: SummaryProps) {
  const { t } = useLingui();
  const shop = useShop();
  const { isPosted, reward, stop } = checkout;
  const summary = useCostSummary(checkout.costs);
  return (
    <aside className="checkout-side">
      <div className="checkout-side-frame">
        <OrderSummary layout="plain" {...summary} isUpdating={checkout.isRecounting}>
          <TaxOfTrade
            kind={currentBuyerKind(shop)}
            cart={checkout.cart}
            total={checkout.total}
            policy={shop.cartPolicy}
          />
          {reward !== null && (
            <Suspense fallback={<Skeleton shape="text" />}>
              <EarnedReward reward={reward} />
            </Suspense>
          )}
          {isPosted && (
            <Suspense fallback={<Skeleton shape="text" />}>
              <PostNote />
            </Suspense>
          )}
          <Conditions checkout={checkout} />
          {stop !== null && (
            <Notice tone={stop._tag === 'OrderFailed' ? 'danger' : 'warning'} isLive>
              {t(checkoutStopText(stop))}
            </Notice>
          )}
        </OrderSummary>
        <PayBar checkout={checkout} amount={summary.total.amount} />
        {isPosted && (
          <p className="checkout-hint">
            <Trans>Posted cards stay locked until you confirm they have arrived.</Trans>
          </p>
        )}
      </div>
    </aside>
  );
}

function Conditions({ checkout: { areTermsAccepted, choose, problems, isBusy } }: SummaryProps) {
  const address = useAddress();
  const problemText = useProblemText();
  const missing = problems.find(({ at }) => at === 'terms');
  return (
    <div id={FIELD_IDS.terms}>
      <Checkbox
        isSelected={areTermsAccepted}
        onChange={(isAccepted) => choose({ areTermsAccepted: isAccepted })}
        isDisabled={isBusy}
        error={missing && problemText(missing)}
      >
        <Trans>
          I accept the{' '}
          <a href={address('/sales-conditions')} target="_blank" rel="noreferrer">
            general conditions of sale
          </a>
          .
        </Trans>
      </Checkbox>
    </div>
  );
}

function PayBar({ checkout: { isBusy, isNothingDue, send }, amount }: SummaryProps & { readonly amount: string }) {
  return (
    <StickyBar className="checkout-pay">
      <Button size="lg" isWide isLoading={isBusy} onPress={() => send({ type: 'pay' })}>
        {isNothingDue ? (
          <Trans>Order, nothing to pay</Trans>
        ) : (
          <Trans>
            Order and pay <bdi>{amount}</bdi>
          </Trans>
        )}
      </Button>
    </StickyBar>
  );
}
