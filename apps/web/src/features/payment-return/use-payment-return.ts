/**
 * Asks for the payment's result until it is decided or has been asked for often enough, as long as the page is shown; then
 * replaces this page with the right one. Source.
 */
import {
  pauseBeforeNextMs,
  PAYMENT_TYPES,
  type PaymentProviderId,
  type PaymentType,
  type PaymentUnderWay,
} from '@offrande/domain/payment';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useIsShown } from '../../page/shown.ts';
import { paymentReturnMachineWith } from '../../shop/machines.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { topUpStore } from '../../shop/top-up-store.ts';

/** Parses the payment type in the address; null if invalid. */
export const parsePaymentType = (text: string | undefined): PaymentType | null =>
  PAYMENT_TYPES.find((type) => type === text) ?? null;

/** The payment stored before the buyer left; null if the browser has lost it. */
const usePaymentUnderWay = (type: PaymentType, provider: PaymentProviderId): PaymentUnderWay => {
  const shop = useShop();
  const nothing = { type, provider, orderNo: null, itemCode: null, card: null, paymentLogId: null, chosenMeans: null };
  if (type !== 'order') {
    const topUp = topUpStore(shop).readUnderWay();
    return topUp?.type === type ? topUp : nothing;
  }
  const order = shop.visit.readOrder();
  return order === null
    ? nothing
    : {
        ...nothing,
        orderNo: order.notConfirmYetOrderNo,
        paymentLogId: order.paymentLogId,
        chosenMeans: order.chosenMeans,
      };
};

/** Returns true while the answer takes longer than the first request. */
export const usePaymentReturn = (type: PaymentType, provider: PaymentProviderId): boolean => {
  const { gateways } = useShop();
  const [, navigate] = useLocation();
  const [machine] = useState(() => paymentReturnMachineWith(gateways.payments(window.location.search, type)));
  const actor = useActorRef(machine, { input: usePaymentUnderWay(type, provider) });
  const isShown = useIsShown();
  const [wasShown, setWasShown] = useState(isShown);
  const [asked, setAsked] = useState(1);
  const [isLong, setLong] = useState(false);
  if (wasShown !== isShown) {
    setWasShown(isShown);
    setAsked(1);
  }
  const isUndecided = useSelector(actor, (snapshot) => snapshot.hasTag('undecided'));
  const place = useSelector(actor, (snapshot) => snapshot.output);
  useEffect(() => {
    if (!isUndecided || !isShown) return undefined;
    const pauseMs = pauseBeforeNextMs(asked);
    if (pauseMs === null) return actor.send({ type: 'leave' });
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      setLong(true);
      actor.send({ type: 'askAgain' });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [actor, asked, isShown, isUndecided]);
  useEffect(() => {
    if (place === undefined) return;
    const query = new URLSearchParams(place.query).toString();
    navigate(query === '' ? place.path : `${place.path}?${query}`, { replace: true });
  }, [navigate, place]);
  return isLong;
};
