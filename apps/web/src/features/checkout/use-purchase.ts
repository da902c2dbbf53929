/** The purchase bound to this page: started once, stopped with the page, told when the browser brings the page back. */
import { useSelector } from '@xstate/react';
import type { GatewayFailure } from '@offrande/domain/payment';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { isUnderWay, purchaseFailure, createPurchase, type OrderToPlace } from './purchase.ts';

export interface PurchaseState {
  readonly place: (order: OrderToPlace) => void;
  readonly isUnderWay: boolean;
  readonly failure: GatewayFailure | null;
}

export const usePurchase = (onPlaced: (orderNo: string) => void): PurchaseState => {
  const shop = useShop();
  const placed = useEffectEvent(onPlaced);
  const [purchase] = useState(() => createPurchase(shop));
  const order = useSelector(purchase.order, (snapshot) => snapshot);
  const redirect = useSelector(purchase.redirect, (snapshot) => snapshot);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && purchase.cameBack();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [purchase]);
  useEffect(() => {
    purchase.start((orderNo) => placed(orderNo));
    return () => purchase.stop();
  }, [purchase]);
  return {
    place: purchase.place,
    isUnderWay: isUnderWay(order, redirect),
    failure: purchaseFailure(order, redirect),
  };
};
