/** Checkout with an empty cart. */
import { Trans } from '@lingui/react/macro';
import { EmptyCart } from '../cart/empty-cart.tsx';

export function NothingToOrder() {
  return (
    <div className="checkout-waiting o-page">
      <EmptyCart>
        <Trans>Choose a card and it will stand here, ready to be paid.</Trans>
      </EmptyCart>
    </div>
  );
}
