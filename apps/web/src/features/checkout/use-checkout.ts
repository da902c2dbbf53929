/** The whole checkout as one value: what the domain says of it, and the events that its page sends. */
import { storedCoupons } from '@offrande/domain/coupon';
import {
  checkoutStanding,
  selectAttempt,
  selectCheckoutCoupons,
  selectCheckoutFailure,
  selectPlacedOrderNo,
  type CheckoutPolicy,
} from '@offrande/domain/checkout';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useShop } from '../../shop/shop-context.tsx';
import { useBrowser } from './use-browser.ts';
import { useCheckoutActor } from './use-checkout-actor.ts';
import { useFacts } from './use-facts.ts';

export type Checkout = ReturnType<typeof useCheckout>;

/** `policy` null while it is on its way: everything can be filled in, nothing ordered. */
export const useCheckout = (policy: CheckoutPolicy | null) => {
  const { visit } = useShop();
  const [, navigate] = useLocation();
  const [stored] = useState(() => storedCoupons(visit.readCoupons()));
  const { facts, buyer, choices } = useFacts(policy);
  const { snapshot, send } = useCheckoutActor(facts);
  const coupons = snapshot === null ? stored : selectCheckoutCoupons(snapshot);
  const attempt = snapshot === null ? 0 : selectAttempt(snapshot);
  const placed = snapshot && selectPlacedOrderNo(snapshot);
  useBrowser(snapshot?.hasTag('leavable') ?? false, send);
  useEffect(() => send({ type: 'change', facts }), [facts, send]);
  useEffect(() => {
    if (placed !== null) navigate(`/order/${encodeURIComponent(placed)}`, { replace: true });
  }, [placed, navigate]);
  const { problems, ...standing } = checkoutStanding(facts, coupons);
  return {
    ...standing,
    ...choices,
    buyer,
    coupons,
    cart: facts.priced.cart,
    attempt,
    problems: attempt === 0 ? [] : (problems ?? []),
    isBusy: snapshot?.hasTag('busy') ?? false,
    isAsking: snapshot?.hasTag('asking') ?? false,
    failure: snapshot && selectCheckoutFailure(snapshot),
    send,
  };
};
