/**
 * The cart with its discounts; the same value until one of them changes. Missing discounts are fetched: of cards added before they
 * were stored, and a company's own. Source, S7.24.
 */
import type { PricedCart } from '@offrande/domain/pricing';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCart, useShop } from './shop-context.tsx';

/** Each `attempt` asks once more; `onFailed` is called with it where discounts could not be fetched: the known ones price the cart (S8.46). */
export const usePricedCart = (attempt = 0, onFailed?: (attempt: number) => void): PricedCart => {
  const shop = useShop();
  const { discounts: store, report } = shop;
  const cart = useCart();
  const discounts = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    const missing = store.missing(cart);
    if (missing.length === 0) return;
    const fail = (failure: unknown): void => {
      onFailed?.(attempt);
      report(failure);
    };
    import('./ask-discounts.ts').then(({ askDiscounts }) => askDiscounts(shop, cart, missing)).catch(fail);
  }, [attempt, cart, shop, store, report, onFailed]);
  return useMemo(() => ({ cart, discounts }), [cart, discounts]);
};
