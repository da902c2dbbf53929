/**
 * The number of cards in the cart, as shown in the header: stored separately from the cart, so that the home page loads
 * neither the cart's rules nor its schema. Written by the cart store.
 */
import { useSyncExternalStore } from 'react';
import { browserStorages, type CartPlace, cartPlace } from './cart-place.ts';

/** Fired on this page when it changes a cart; other tabs get the browser's `storage` event. */
const CART_CHANGED = 'offrande:cart';

export const writeCartCount = ({ storage, count }: Pick<CartPlace, 'storage' | 'count'>, cards: number): void => {
  storage.setItem(count, String(cards));
  globalThis.dispatchEvent?.(new Event(CART_CHANGED));
};

const readCartCount = (unitId: string): number => {
  const { storage, count } = cartPlace(unitId, browserStorages());
  const cards = Number(storage.getItem(count) ?? 0);
  return Number.isSafeInteger(cards) && cards > 0 ? cards : 0;
};

const subscribe = (onChange: () => void): (() => void) => {
  globalThis.addEventListener('storage', onChange);
  globalThis.addEventListener(CART_CHANGED, onChange);
  return () => {
    globalThis.removeEventListener('storage', onChange);
    globalThis.removeEventListener(CART_CHANGED, onChange);
  };
};

export const useCartCount = (unitId: string): number =>
  useSyncExternalStore(
    subscribe,
    () => readCartCount(unitId),
    () => 0,
  );
