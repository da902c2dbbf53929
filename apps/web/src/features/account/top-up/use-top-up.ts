/**
 * Runs a top-up on the page of its card or wallet: paid at the provider, gone on with or given up, booked once on return,
 * when its parameters are removed from the address. Source: S2.46, S2.47, S4.48, S4.49, S4.98, S4.99, A-87, A-172.
 */
import {
  type BookedTopUp,
  readTopUpReturn,
  selectBookedTopUp,
  type TopUpEvent,
  type TopUpSnapshot,
  type TopUpToPay,
} from '@offrande/domain/top-up';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useShop } from '../../../shop/shop-context.tsx';
import { topUpMachineWith } from '../../../shop/top-up-machines.ts';
import { topUpStore } from '../../../shop/top-up-store.ts';
import { useCustomer } from '../use-customer.ts';
import { useReadPayer } from './use-read-payer.ts';
import { useTopUpsChanged, useTopUpsToPay } from './use-top-ups-to-pay.ts';

export interface TopUp {
  readonly snapshot: TopUpSnapshot;
  readonly send: (event: TopUpEvent) => void;
  /** Those that were left at the provider, of any card and the wallet, and the one that awaits a transfer. */
  readonly toPay: readonly TopUpToPay[];
}

export const useTopUp = (): TopUp => {
  const shop = useShop();
  const { customerId } = useCustomer();
  const search = useSearch();
  const readPayer = useReadPayer();
  const onChange = useTopUpsChanged();
  const [machine] = useState(() => topUpMachineWith(shop, customerId, { readPayer, onChange }));
  const [input] = useState(() => ({
    returned: readTopUpReturn(Object.fromEntries(new URLSearchParams(search))),
    bookedPaymentId: topUpStore(shop).readBookedPaymentId(),
    entry: topUpStore(shop).readUnderWay()?.entry ?? null,
  }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  useCleanAddress(input.returned !== null && !snapshot.matches('booking') && !snapshot.matches('unbooked'));
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && actor.send({ type: 'cameBack' });
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [actor]);
  return { snapshot, send: actor.send, toPay: useTopUpsToPay() };
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
