/**
 * The cart of a unit in browser storage, with its subscribers. One cart per unit, or one per tab for salesmen; changes in other tabs are
 * picked up. Source: spec section 3 (S3.51), A-30.
 */
import { cartQuantity, emptyCart } from '@offrande/domain/cart';
import { decodeCart, encodeCart } from '@offrande/domain/cart/schema';
import type { Cart } from '@offrande/domain/cart';
import type { Currency } from '@offrande/domain/money';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { Result } from 'effect';
import { writeCartCount } from './cart-count.ts';
import { cartPlace, type CartPlace, type CartStorages } from './cart-place.ts';
import { readJson, writeJson } from './key-value-store.ts';
import { createListeners, type Listeners } from './listeners.ts';

export interface CartStore {
  get(): Cart;
  set(cart: Cart): void;
  /** Called on every change, here and in other tabs. */
  readonly subscribe: Listeners['subscribe'];
}

const readCart = ({ storage, cart }: CartPlace, currency: Currency): Cart =>
  Result.getOrElse(decodeCart(readJson(storage, cart), currency), () => emptyCart(currency));

export const createCartStore = (unitId: string, currency: Currency, storages: CartStorages): CartStore => {
  const place = (): CartPlace => cartPlace(unitId, storages);
  let read: { readonly from: string; readonly cart: Cart } | null = null;
  const listeners = createListeners(storageNameOf('cart:{unit}', unitId), () => {
    read = null;
  });
  return {
    get: () => {
      const at = place();
      if (read?.from !== at.cart) read = { from: at.cart, cart: readCart(at, currency) };
      return read.cart;
    },
    set: (cart) => {
      const at = place();
      read = { from: at.cart, cart };
      writeJson(at.storage, at.cart, encodeCart(cart));
      if (at.changed !== null) at.storage.setItem(at.changed, 'true');
      writeCartCount(at, cartQuantity(cart));
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
};
