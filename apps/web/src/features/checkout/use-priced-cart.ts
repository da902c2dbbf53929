/** The cart with the discounts that hold for it; the same value until one of them changes. Source. */
import { useMemo } from 'react';
import { browserKeep } from '../../shop/keep.ts';
import { useCart, useShop } from '../../shop/shop-context.tsx';
import { createCatalogueFacts } from '../cart/catalogue-facts.ts';
import { useMissingDiscounts } from '../cart/use-missing-discounts.ts';
import type { PricedCart } from './coupon-lines.ts';

export const usePricedCart = (): PricedCart => {
  const { unitId, currency } = useShop();
  const cart = useCart();
  const facts = useMemo(() => createCatalogueFacts(unitId, currency, browserKeep('localStorage')), [unitId, currency]);
  const answers = useMissingDiscounts(cart, facts);
  // The kept discounts change with each answer and with nothing else.
  return useMemo(() => ({ cart, discounts: facts.discounts(), answers }), [cart, facts, answers]);
};
