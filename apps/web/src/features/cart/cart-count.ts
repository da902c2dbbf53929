/**
 * How many cards the cart holds, as the header shows it: one small number beside the stored cart, so that the home page
 * needs neither the cart's rules nor its schema. The cart store writes it.
 */
import { useSyncExternalStore } from 'react';

export const cartKey = (unitId: string): string => `cart:${unitId}`;
const countKey = (unitId: string): string => `${cartKey(unitId)}:count`;

/** Fired on `window` when this page changes a cart; other pages hear of it by the browser's `storage` event. */
export const CART_CHANGED = 'offrande:cart';

/** Storage that may be closed by the browser's settings; then nothing is kept. */
export const openStorage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

export const writeCartCount = (storage: Pick<Storage, 'setItem'>, unitId: string, count: number): void =>
  storage.setItem(countKey(unitId), String(count));

const readCartCount = (unitId: string): number => {
  const count = Number(openStorage()?.getItem(countKey(unitId)) ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange);
  window.addEventListener(CART_CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CART_CHANGED, onChange);
  };
};

export const useCartCount = (unitId: string): number =>
  useSyncExternalStore(
    subscribe,
    () => readCartCount(unitId),
    () => 0,
  );
