/**
 * The cart of a unit as the browser keeps it, and everybody who shows it. One cart for each unit; other tabs are followed.
 * Source: spec section 3 (S3.51), A-30.
 */
import { cartQuantity, decodeCart, emptyCart, encodeCart } from '@offrande/domain/cart';
import type { Cart } from '@offrande/domain/cart';
import type { Currency } from '@offrande/domain/money';
import { Result } from 'effect';
import { writeCartCount } from './cart-count.ts';
import { type Keep, readJson, writeJson } from './keep.ts';

/** Where a unit's cart is kept. */
export const cartKey = (unitId: string): string => `cart:${unitId}`;

export interface CartStore {
  get(): Cart;
  set(cart: Cart): void;
  /** Tells about every change, from here and from other tabs; gives back the way to stop. */
  subscribe(onChange: () => void): () => void;
}

const readCart = (keep: Keep, key: string, currency: Currency): Cart =>
  Result.getOrElse(decodeCart(readJson(keep, key), currency), () => emptyCart(currency));

export const createCartStore = (unitId: string, currency: Currency, keep: Keep): CartStore => {
  const key = cartKey(unitId);
  const listeners = new Set<() => void>();
  let cart = readCart(keep, key, currency);
  const tell = (): void => listeners.forEach((listener) => listener());
  const follow = ({ key: changed }: StorageEvent): void => {
    if (changed !== key && changed !== null) return;
    cart = readCart(keep, key, currency);
    tell();
  };
  return {
    get: () => cart,
    set: (next) => {
      cart = next;
      writeJson(keep, key, encodeCart(next));
      writeCartCount(keep, unitId, cartQuantity(next));
      tell();
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', follow);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', follow);
      };
    },
  };
};
