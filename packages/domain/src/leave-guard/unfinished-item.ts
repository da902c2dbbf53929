/**
 * What is still there after a buying page is left: the cart, without the item that was being made. An item counts from
 * the moment it is added; before that it is stored nowhere. Source: S4.37, S2.100, A-30.
 */
import { clearCart } from '../cart/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import type { LeaveFacts } from './leave-guard.ts';

/** `unfinished` is the item on the buying page, null where none was begun. */
export interface Buying {
  readonly cart: Cart;
  readonly unfinished: CartLine | null;
}

/** After a confirmed leave: the unfinished item is lost; the cart stays, or is cleared where checkout was left. */
export const afterLeaving = ({ cart }: Buying, { page }: Pick<LeaveFacts, 'page'>): Buying => ({
  cart: page === 'checkout' ? clearCart(cart) : cart,
  unfinished: null,
});
