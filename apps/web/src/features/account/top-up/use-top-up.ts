/**
 * Runs a top-up on the page of its card or wallet: opened, paid at the provider, booked once on return, when its
 * parameters are removed from the address. Source: S2.46, S2.47, S4.48, S4.49, S4.98, S4.99, A-87.
 */
import {
  type BookedTopUp,
  readTopUpReturn,
  selectBookedTopUp,
  selectTopUpOffer,
  type TopUpEvent,
  type TopUpOffer,
  topUpMeans,
  type TopUpSnapshot,
  topUpUnderWay,
} from '@offrande/domain/top-up';
import { phoneWithAreaCode } from '@offrande/domain/address';
import { encodeAmount } from '@offrande/domain/money';
import { paymentMeansCode } from '@offrande/domain/payment/schema';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { createActor, waitFor } from 'xstate';
import { useShop } from '../../../shop/shop-context.tsx';
import { topUpMachineWith, topUpRedirectWith } from '../../../shop/top-up-machines.ts';
import { useCustomer } from '../use-customer.ts';
import { useMember } from '../use-member.ts';
import { topUpStore } from '../../../shop/top-up-store.ts';

export interface TopUp {
  readonly snapshot: TopUpSnapshot;
  readonly send: (event: TopUpEvent) => void;
  /** Redirects to the provider with the offer shown. */
  readonly pay: () => Promise<void>;
  /** The provider's page could not be opened. */
  readonly hasPaymentFailed: boolean;
}

/** `itemCode` is null for the wallet. */
export const useTopUp = (itemCode: string | null): TopUp => {
  const shop = useShop();
  const { customerId } = useCustomer();
  const search = useSearch();
  const [machine] = useState(() => topUpMachineWith(shop, customerId));
  const [input] = useState(() => ({
    returned: readTopUpReturn(Object.fromEntries(new URLSearchParams(search))),
    bookedPaymentId: topUpStore(shop).readBookedPaymentId(),
  }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  useCleanAddress(input.returned !== null && !snapshot.matches('booking') && !snapshot.matches('unbooked'));
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && actor.send({ type: 'paymentNotStarted' });
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [actor]);
  const payment = usePayment(itemCode);
  const pay = async (): Promise<void> => {
    const offer = selectTopUpOffer(actor.getSnapshot());
    if (offer === null) return;
    actor.send({ type: 'pay' });
    if (!(await payment.leave(offer))) actor.send({ type: 'paymentNotStarted' });
  };
  return { snapshot, send: actor.send, pay, hasPaymentFailed: payment.hasFailed };
};

/**
 * Calls `onBooked` once per booked balance, but only when the data it changes `isRead`: a response already on its way
 * would not include it.
 */
export const useBooked = ({ snapshot }: TopUp, isRead: boolean, onBooked: (booked: BookedTopUp) => void): void => {
  const booked = selectBookedTopUp(snapshot);
  const tell = useEffectEvent(onBooked);
  useEffect(() => {
    if (booked !== null && isRead) tell(booked);
  }, [booked, isRead]);
};

const RETURNED: readonly string[] = ['paymentId', 'cardToken', 'failed'];

/** Removes the parameters of a handled return from the address and keeps the others. */
const useCleanAddress = (isDealtWith: boolean): void => {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const forget = useEffectEvent(() => {
    const kept = [...new URLSearchParams(search)].filter(([name]) => !RETURNED.includes(name));
    const rest = new URLSearchParams(kept).toString();
    navigate(rest === '' ? path : `${path}?${rest}`, { replace: true });
  });
  useEffect(() => {
    if (isDealtWith) forget();
  }, [isDealtWith]);
};

const usePayment = (itemCode: string | null) => {
  const shop = useShop();
  const { member } = useMember();
  const [hasFailed, setFailed] = useState(false);
  const open = async ({ transactionNo, due }: TopUpOffer): Promise<boolean> => {
    const { provider, means: offered } = await shop.checkoutPolicy();
    const [means] = topUpMeans(offered.individual);
    if (means === undefined || member === null) return false;
    const redirect = createActor(
      topUpRedirectWith(shop, (paymentLogId) => topUpUnderWay(itemCode, provider, { transactionNo, paymentLogId })),
    ).start();
    const request = {
      orderNo: transactionNo,
      amount: encodeAmount(due),
      currency: due.currency.code,
      method: paymentMeansCode(means),
      email: member.email,
      mobileNo: member.phone.number === '' ? null : phoneWithAreaCode(member.phone),
    };
    redirect.send({ type: 'pay', request });
    return (await waitFor(redirect, (state) => state.matches('redirecting') || state.matches('ready'))).matches(
      'redirecting',
    );
  };
  /** Resolves with false if the provider's page could not be opened. */
  const leave = async (offer: TopUpOffer): Promise<boolean> => {
    setFailed(false);
    const hasLeft = await open(offer).catch(() => false);
    setFailed(!hasLeft);
    return hasLeft;
  };
  return { leave, hasFailed };
};
