/**
 * The price, what prevents adding, and the button. Sticky at the bottom of narrow screens. Source.
 */
import { useLingui } from '@lingui/react/macro';
import { cartTotal, costsOfCart, tierStandings } from '@offrande/domain/pricing';
import { type CartLine, emptyCart, type ConflictRefusal } from '@offrande/domain/cart';
import { formatMoney, formatPercent } from '@offrande/domain/locale';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { OrderSummary } from '@offrande/ui-kit/OrderSummary';
import { StickyBar } from '@offrande/ui-kit/StickyBar';
import { NeedsScripts } from '../../page/needs-scripts.tsx';
import { useNumberStyle } from '../../page/number-style.ts';
import { useBuyerKind } from '../../shop/use-buyer-kind.ts';
import { useCostLines } from '../cart/use-cost-lines.ts';
import { TaxOfTrade } from '../tax/tax-of-trade.tsx';
import { useConflictText } from './conflict-dialog.tsx';
import type { ProductFacts } from '../../shop/product-facts.ts';

interface AddBarProps {
  /** What would be added. */
  readonly line: CartLine;
  readonly facts: ProductFacts;
  readonly isEdit: boolean;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** The conflict that adding this card would raise. */
  readonly conflict: ConflictRefusal | null;
}

export function AddBar({ line, facts, isEdit, isBusy, hasFailed, conflict }: AddBarProps) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const kind = useBuyerKind();
  const linesOf = useCostLines();
  const conflictText = useConflictText();
  const cart = { ...emptyCart(facts.currency), lines: [line] };
  const total = cartTotal(cart, { policy: facts.taxPolicy, discounts: facts.discounts, coupons: [] });
  const rows = linesOf(costsOfCart(cart, total));
  const next = tierStandings(cart, facts.discounts)[0]?.next ?? null;
  const amount = formatMoney(total.total, style);
  return (
    <>
      {conflict !== null && (
        <Notice tone="warning">
          <p>{conflictText(conflict)}</p>
          <p>{t`To add this card, the cart must be emptied first.`}</p>
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="danger" isLive>
          {t`Oops! Seems there are something went wrong. Please try again or contact us.`}
        </Notice>
      )}
      {rows.length > 1 && (
        <OrderSummary title={t`What it costs`} lines={rows} layout="plain" className="product-costs" />
      )}
      <TaxOfTrade kind={kind} cart={cart} total={total} policy={facts.taxPolicy} />
      {next !== null && (
        <p className="product-note">
          {t`${formatMoney(next.missing, style)} more and every card is ${formatPercent(next.tier.rate.percent, style)} off.`}
        </p>
      )}
      <NeedsScripts />
      <StickyBar total={{ term: t`Total`, amount }}>
        <Button type="submit" size="lg" isLoading={isBusy}>
          {isEdit ? t`Save changes` : t`Add to cart`}
        </Button>
      </StickyBar>
    </>
  );
}
