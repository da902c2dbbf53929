/** The cart: its cards with all their texts, their editing, the costs, and the link to checkout. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cartQuantity } from '@offrande/domain/cart';
import { Button } from '@offrande/ui-kit/Button';
import { PageShop } from '../../shop/shop-context.tsx';
import './checkout.css';
import { CartLines } from './cart-lines.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { UNDO_ID, useLines, type LineEditing } from './use-lines.ts';
import './cart.css';
import { CartSummary } from './cart-summary.tsx';
import { useCartCosts } from './use-cart-costs.ts';
import { usePaidOrder } from './use-paid-order.ts';

export const title = msg`Cart`;

export function Screen() {
  return (
    <PageShop>
      <CartPage />
    </PageShop>
  );
}

export function CartPage() {
  const { t } = useLingui();
  const priced = useCartCosts();
  const editing = useLines();
  usePaidOrder();
  const { cart, total } = priced;
  if (cart.lines.length === 0) return <NothingInIt editing={editing} />;
  return (
    <div className="o-page cart">
      <h1 tabIndex={-1}>{t`Cart`}</h1>
      <div className="cart-columns">
        <CartLines
          lines={cart.lines}
          totals={total.lines}
          cards={cartQuantity(cart)}
          editing={editing}
          isDisabled={false}
        />
        <CartSummary priced={priced} />
      </div>
    </div>
  );
}

/** The empty cart; the last removed card can still be restored. */
function NothingInIt({ editing: { removed, undo } }: { readonly editing: LineEditing }) {
  const { t } = useLingui();
  const putBack = removed !== null && (
    <Button id={UNDO_ID} variant="line" onPress={undo}>{t`Put the last card back`}</Button>
  );
  return (
    <div className="o-page cart">
      <EmptyCart action={putBack}>{t`Pick a card, write two lines, add a photo: it will wait here.`}</EmptyCart>
    </div>
  );
}
