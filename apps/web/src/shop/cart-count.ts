/**
 * The number of cards in the cart, as shown in the header: stored separately from the cart, so that the home page loads
 * neither the cart's rules nor its schema. Written by the cart store.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { useSyncExternalStore } from 'react';
import { browserStore, type KeyValueStore } from './key-value-store.ts';

const countKey = (unitId: string): string => storageNameOf('cart:{unit}:count', unitId);

/** Fired on this page when it changes a cart; other tabs get the browser's `storage` event. */
const CART_CHANGED = 'offrande:cart';

export const writeCartCount = (storage: KeyValueStore, unitId: string, count: number): void => {
  storage.setItem(countKey(unitId), String(count));
  globalThis.dispatchEvent?.(new Event(CART_CHANGED));
};

const readCartCount = (unitId: string): number => {
  const count = Number(browserStore('localStorage').getItem(countKey(unitId)) ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
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
