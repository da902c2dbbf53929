/**
 * The cart of a unit in browser storage, with its subscribers. One cart per unit; changes in other tabs are picked up.
 * Source: spec section 3 (S3.51), A-30.
 */
import { cartQuantity, emptyCart } from '@offrande/domain/cart';
import { decodeCart, encodeCart } from '@offrande/domain/cart/schema';
import type { Cart } from '@offrande/domain/cart';
import type { Currency } from '@offrande/domain/money';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { Result } from 'effect';
import { writeCartCount } from './cart-count.ts';
import { type KeyValueStore, readJson, writeJson } from './key-value-store.ts';
import { createListeners, type Listeners } from './listeners.ts';

export interface CartStore {
  get(): Cart;
  set(cart: Cart): void;
  /** Called on every change, here and in other tabs. */
  readonly subscribe: Listeners['subscribe'];
}

const readCart = (storage: KeyValueStore, key: string, currency: Currency): Cart =>
  Result.getOrElse(decodeCart(readJson(storage, key), currency), () => emptyCart(currency));

export const createCartStore = (unitId: string, currency: Currency, storage: KeyValueStore): CartStore => {
  const key = storageNameOf('cart:{unit}', unitId);
  let cart = readCart(storage, key, currency);
  const listeners = createListeners(key, () => {
    cart = readCart(storage, key, currency);
  });
  return {
    get: () => cart,
    set: (next) => {
      cart = next;
      writeJson(storage, key, encodeCart(next));
      writeCartCount(storage, unitId, cartQuantity(next));
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
};
