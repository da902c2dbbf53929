/** The cart, its costs with the coupons added so far, and its tiers. Source: S5.77, A-01, A-11. */
import { cartTotal, costsOfCart, tierStandings } from '@offrande/domain/pricing';
import { useMemo } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { usePricedCart } from '../../shop/use-priced-cart.ts';

export const useCartCosts = () => {
  const { visit, cartPolicy: policy } = useShop();
  const priced = usePricedCart();
  return useMemo(() => {
    const { cart, discounts, hasFailed, retry } = priced;
    const total = cartTotal(cart, { policy, discounts, coupons: visit.readCoupons() });
    return {
      cart,
      total,
      costs: costsOfCart(cart, total),
      standings: tierStandings(cart, discounts),
      hasFailed,
      retry,
    };
  }, [priced, policy, visit]);
};
