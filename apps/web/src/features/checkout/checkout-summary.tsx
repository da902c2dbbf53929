/** What it costs and the press that binds: rows, total, conditions, the button with the amount and the duty to pay. */
import { Trans, useLingui } from '@lingui/react/macro';
import { costsOfCart, isPhysicalLine } from '@offrande/domain/cart';
import { Button } from '@offrande/ui-kit/Button';
import { Checkbox } from '@offrande/ui-kit/Checkbox';
import { Notice } from '@offrande/ui-kit/Notice';
import { OrderSummary } from '@offrande/ui-kit/OrderSummary';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { StickyBar } from '@offrande/ui-kit/StickyBar';
import { lazy, Suspense } from 'react';
import { useAddress } from '../../app/boot.tsx';
import { useFormats } from '../../shop/formats.ts';
import { useCostLines } from '../cart/use-cost-lines.ts';
import { orderFailureText } from './checkout-texts.ts';
import { FIELD_IDS } from './field-ids.ts';
import { useProblemText } from './problem-list.tsx';
import type { Checkout } from './use-checkout.ts';

const PostNote = lazy(() => import('./post-note.tsx').then((module) => ({ default: module.PostNote })));

/** Rows and total of a checkout, in words. */
export const useSummary = ({ cart, total }: Pick<Checkout, 'cart' | 'total'>) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const lines = useCostLines();
  const amount = money(total.total);
  return { lines: lines(costsOfCart(cart, total)), total: { term: t`Total, tax included`, amount } };
};

/** On narrow screens, above everything: closed behind its total. */
export function FoldedSummary({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui();
  return <OrderSummary className="checkout-fold" layout="fold" title={t`Order summary`} {...useSummary(checkout)} />;
}

export function CheckoutSummary({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui();
  const summary = useSummary(checkout);
  const { amount } = summary.total;
  return (
    <aside className="checkout-side">
      <div className="checkout-side-frame">
        <OrderSummary
          layout="plain"
          title={t`Order summary`}
          {...summary}
          announcement={t`Total ${amount}`}
          isUpdating={checkout.coupons.phase === 'asking' && checkout.coupons.coupons.length > 0}
        >
          {checkout.cart.lines.some(isPhysicalLine) && (
            <Suspense fallback={<Skeleton shape="text" />}>
              <PostNote />
            </Suspense>
          )}
          <Conditions checkout={checkout} />
          <Failure checkout={checkout} />
        </OrderSummary>
        <PayBar checkout={checkout} amount={amount} />
        {checkout.cart.lines.some(isPhysicalLine) && (
          <p className="checkout-hint">
            <Trans>Posted cards stay locked until you confirm they have arrived.</Trans>
          </p>
        )}
      </div>
    </aside>
  );
}

function Conditions({
  checkout: { areTermsAccepted, acceptTerms, problems, isBusy },
}: {
  readonly checkout: Checkout;
}) {
  const address = useAddress();
  const problemText = useProblemText();
  const missing = problems.find(({ at }) => at === 'terms');
  return (
    <div id={FIELD_IDS.terms}>
      <Checkbox
        isSelected={areTermsAccepted}
        onChange={acceptTerms}
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

/** What stopped the last press, beside the button and never in a popup. */
function Failure({ checkout: { failure, coupons } }: { readonly checkout: Checkout }) {
  const { t } = useLingui();
  if (failure !== null) {
    return (
      <Notice tone="danger" isLive>
        {t(orderFailureText(failure.code))}
      </Notice>
    );
  }
  return coupons.hasChanged ? (
    <Notice tone="warning" isLive>
      <Trans>A gift card has changed. Look at the new total, then order.</Trans>
    </Notice>
  ) : null;
}

function PayBar({ checkout, amount }: { readonly checkout: Checkout; readonly amount: string }) {
  return (
    <StickyBar className="checkout-pay">
      <Button size="lg" isWide isLoading={checkout.isBusy} onPress={() => checkout.send({ type: 'pay' })}>
        {checkout.isNothingDue ? (
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
