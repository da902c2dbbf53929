/** The cart, what it costs with the coupons added so far, and where it stands on its tiers. Source: S5.77, A-01, A-11. */
import { cartTotal } from '@offrande/domain/cart';
import { useMemo } from 'react';
import { browserKeep } from '../../shop/keep.ts';
import { useCart, useShop } from '../../shop/shop-context.tsx';
import { costsOfCart } from '../order/costs.ts';
import { createCatalogueFacts } from './catalogue-facts.ts';
import { tierStandings } from './tier-standing.ts';
import { useMissingDiscounts } from './use-missing-discounts.ts';

export const usePricedCart = () => {
  const { unitId, currency, session, cartPolicy: policy } = useShop();
  const cart = useCart();
  const facts = useMemo(() => createCatalogueFacts(unitId, currency, browserKeep('localStorage')), [unitId, currency]);
  const answers = useMissingDiscounts(cart, facts);
  return useMemo(() => {
    const discounts = facts.discounts();
    const total = cartTotal(cart, { policy, discounts, coupons: session.readCoupons() });
    return { cart, total, costs: costsOfCart(cart, total), standings: tierStandings(cart, discounts), answers };
  }, [cart, facts, policy, session, answers]);
};
