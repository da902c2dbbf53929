/**
 * The cart with the discounts that product and cart pages kept for it; the same value until the cart changes. Source:
 * One that was not kept shows at the order: the server refuses a price that is not its own.
 */
import { useMemo } from 'react';
import { browserKeep } from '../../shop/keep.ts';
import { useCart, useShop } from '../../shop/shop-context.tsx';
import { createCatalogueFacts } from '../cart/catalogue-facts.ts';
import type { PricedCart } from './coupon-lines.ts';

export const usePricedCart = (): PricedCart => {
  const { unitId, currency } = useShop();
  const cart = useCart();
  const facts = useMemo(() => createCatalogueFacts(unitId, currency, browserKeep('localStorage')), [unitId, currency]);
  return useMemo(() => ({ cart, discounts: facts.discounts() }), [cart, facts]);
};
