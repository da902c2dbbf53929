/** Redirects from a cart that has been paid, though its buyer never returned, to the page of its order. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useShop } from '../../shop/shop-context.tsx';

export const usePaidOrder = (): void => {
  const shop = useShop();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (shop.visit.readLeftOrderNo() === null) return;
    import('../../shop/paid-order.ts')
      .then(({ claimPaidOrder }) => claimPaidOrder(shop))
      .then((orderNo) => orderNo !== null && navigate(`/order/${encodeURIComponent(orderNo)}`, { replace: true }))
      .catch(shop.report);
  }, [shop, navigate]);
};
