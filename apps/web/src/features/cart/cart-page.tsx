/** The cart: its cards with everything written on them, their changes, what they cost, and the way to checkout. */
import { useLingui } from '@lingui/react/macro';
import { cartQuantity } from '@offrande/domain/cart';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { ShopOfPage } from '../../shop/shop-context.tsx';
import '../checkout/checkout.css';
import { CartLines } from './cart-lines.tsx';
import { PUT_BACK_ID, useLines, type LineEditing } from './use-lines.ts';
import './cart.css';
import { CartSummary } from './cart-summary.tsx';
import { useCartCosts } from './use-cart-costs.ts';
import { usePaidOrder } from './use-paid-order.ts';

export function Screen() {
  return (
    <ShopOfPage>
      <CartPage />
    </ShopOfPage>
  );
}

export function CartPage() {
  const { t } = useLingui();
  const priced = useCartCosts();
  const editing = useLines();
  usePaidOrder();
  const { cart, total } = priced;
  if (cart.lines.length === 0) return <EmptyCart editing={editing} />;
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

/** Nothing in it; the last card that was taken out can still be put back. */
function EmptyCart({ editing: { removed, undo } }: { readonly editing: LineEditing }) {
  const { t } = useLingui();
  return (
    <div className="o-page cart">
      <EmptyState
        level={1}
        icon="bag"
        title={t`Your cart is empty`}
        actions={
          <>
            <LinkButton href="/#main">{t`Choose a card`}</LinkButton>
            {removed !== null && (
              <Button id={PUT_BACK_ID} variant="line" onPress={undo}>{t`Put the last card back`}</Button>
            )}
          </>
        }
      >
        {t`Pick a card, write two lines, add a photo: it will wait here.`}
      </EmptyState>
    </div>
  );
}
