/**
 * The cart with its discounts; the same value until one of them changes. Missing discounts of cards added before they
 * were stored are fetched. Source.
 */
import type { PricedCart } from '@offrande/domain/pricing';
import { discountCode } from '@offrande/domain/discount';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCart, useShop } from './shop-context.tsx';

export const usePricedCart = (): PricedCart => {
  const { discounts: store, gateways, report } = useShop();
  const cart = useCart();
  const discounts = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    const ask = async (code: string): Promise<void> => {
      const line = cart.lines.find((one) => discountCode(one) === code);
      if (line !== undefined) store.save(code, await gateways.catalogue.readDiscounts(line.itemCode));
    };
    Promise.all(store.missing(cart).map(ask)).catch(report);
  }, [cart, store, gateways, report]);
  return useMemo(() => ({ cart, discounts }), [cart, discounts]);
};
