/** The cart, its costs with the coupons added so far, its tiers, and whether discounts are missing. Source: S5.77, S8.46, A-01, A-11. */
import { cartTotal, costsOfCart, tierStandings } from '@offrande/domain/pricing';
import { useMemo, useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { usePricedCart } from '../../shop/use-priced-cart.ts';

export const useCartCosts = () => {
  const { visit, cartPolicy: policy } = useShop();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  const priced = usePricedCart(attempt, setFailed);
  const costs = useMemo(() => {
    const { cart, discounts } = priced;
    const total = cartTotal(cart, { policy, discounts, coupons: visit.readCoupons() });
    return { cart, total, costs: costsOfCart(cart, total), standings: tierStandings(cart, discounts) };
  }, [priced, policy, visit]);
  return { ...costs, hasFailed: failed === attempt, retry: () => setAttempt(attempt + 1) };
};
