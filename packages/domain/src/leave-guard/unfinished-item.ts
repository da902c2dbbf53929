/**
 * What remains after a buying page is left: the cart, without the unfinished item. An item is stored only once it is
 * added. Source: S4.37, S2.100, A-30.
 */
import { clearCart } from '../cart/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import type { LeaveFacts } from './leave-guard.ts';

/** `unfinished` is the item on the buying page, null if there is none. */
export interface Buying {
  readonly cart: Cart;
  readonly unfinished: CartLine | null;
}

/** After a confirmed leave: the unfinished item is lost; the cart stays, or is cleared if checkout was left. */
export const afterLeaving = ({ cart }: Buying, { page }: Pick<LeaveFacts, 'page'>): Buying => ({
  cart: page === 'checkout' ? clearCart(cart) : cart,
  unfinished: null,
});
