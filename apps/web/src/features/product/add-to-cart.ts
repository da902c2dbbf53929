/** Puts a checked line into the cart of this page's shop. Loaded when the giver asks for it. */
import type { Boot } from '@offrande/api-client/contract';
import { addLine, editLine, isConflict, startOver, type Cart, type CartRefusal, type LineToAdd } from '@offrande/domain/cart';
import { Result } from 'effect';
import { openShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';

export { checkEntry } from './check-entry.ts';

/** `conflict`: the cart holds what cannot stand beside this card; the buyer may start over with it. */
export type Added =
  | { readonly outcome: 'added' }
  | { readonly outcome: 'conflict'; readonly refusal: CartRefusal }
  | { readonly outcome: 'refused'; readonly refusal: CartRefusal };

const settle = (shop: Shop, changed: Result.Result<Cart, CartRefusal>): Added => {
  if (Result.isFailure(changed)) {
    return { outcome: isConflict(changed.failure) ? 'conflict' : 'refused', refusal: changed.failure };
  }
  shop.cart.set(changed.success);
  return { outcome: 'added' };
};

/** `lineId` names the line that is being changed, null for a new one. */
export const addToCart = (boot: Boot, line: LineToAdd, lineId: string | null): Added => {
  const shop = openShop(boot);
  const cart = shop.cart.get();
  const isThere = cart.lines.some((other) => other.lineId === lineId);
  return lineId !== null && isThere
    ? settle(shop, editLine(cart, { ...line, lineId }, shop.cartPolicy))
    : settle(shop, addLine(cart, line, shop.newId(), shop.cartPolicy));
};

/** Empties the cart and begins again with this line. */
export const startOverWith = (boot: Boot, line: LineToAdd): Added => {
  const shop = openShop(boot);
  return settle(shop, startOver(shop.cart.get(), line, shop.newId(), shop.cartPolicy));
};

/** The line of the cart that an address asks to change. */
export const lineToChange = (boot: Boot, lineId: string, itemCode: string) =>
  openShop(boot)
    .cart.get()
    .lines.find((line) => line.lineId === lineId && line.itemCode === itemCode && line.file === null);
