/**
 * The cart with its discounts; the same value until one of them changes. Missing discounts are fetched: of cards added before they
 * were stored, and a company's own. Source, S7.24.
 */
import type { PricedCart } from '@offrande/domain/pricing';
import { discountCode } from '@offrande/domain/discount';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCart, useShop } from './shop-context.tsx';

export interface AskedCart extends PricedCart {
  /** Discounts could not be fetched: the known ones price the cart (S8.46). */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export const usePricedCart = (): AskedCart => {
  const { discounts: store, gateways, report } = useShop();
  const cart = useCart();
  const discounts = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    const ask = async (code: string): Promise<void> => {
      const line = cart.lines.find((one) => discountCode(one) === code);
      if (line !== undefined) store.save(code, await gateways.catalogue.readDiscounts(line.itemCode));
    };
    Promise.all(store.missing(cart).map(ask)).catch((failure: unknown) => {
      setFailed(attempt);
      report(failure);
    });
  }, [attempt, cart, store, gateways, report]);
  return useMemo(
    () => ({ cart, discounts, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) }),
    [cart, discounts, failed, attempt],
  );
};
