/** The cart with the discounts that hold for it; the same value until one of them changes. */
import { useMemo } from 'react';
import { createCatalogueFacts } from '../cart/catalogue-facts.ts';
import { browserKeep } from '../../shop/keep.ts';
import { useCart, useShop } from '../../shop/shop-context.tsx';
import type { PricedCart } from './coupon-lines.ts';

export const usePricedCart = (): PricedCart => {
  const { unitId, currency } = useShop();
  const cart = useCart();
  return useMemo(
    () => ({ cart, discounts: createCatalogueFacts(unitId, currency, browserKeep('localStorage')).discounts() }),
    [cart, unitId, currency],
  );
};
