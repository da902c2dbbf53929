/** Redirects from a cart that has been paid, though its buyer never returned, to the page of its order. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { claimLeftOrder } from '../../shop/left-order.ts';
import { useShop } from '../../shop/shop-context.tsx';

export const usePaidOrder = (): void => {
  const shop = useShop();
  const [, navigate] = useLocation();
  useEffect(() => {
    void claimLeftOrder(shop).then(
      (orderNo) => orderNo !== null && navigate(`/order/${encodeURIComponent(orderNo)}`, { replace: true }),
    );
  }, [shop, navigate]);
};
