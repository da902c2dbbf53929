/** Asks what became of the payment until it is decided, then replaces this page by the place where the answer belongs. */
import { PAYMENT_TYPES, type PaymentProviderId, type PaymentType } from '@offrande/domain/payment';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paymentReturnMachineWith } from '../../shop/machines.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { pauseMs, QUESTIONS_AT_MOST } from './ask-again.ts';

/** The type in the address; null for one that is none. */
export const paymentTypeOf = (text: string | undefined): PaymentType | null =>
  PAYMENT_TYPES.find((type) => type === text) ?? null;

/** True while the answer takes longer than the first question. */
export const usePaymentReturn = (type: PaymentType, provider: PaymentProviderId): boolean => {
  const { gateways, session } = useShop();
  const [, navigate] = useLocation();
  const [machine] = useState(() => paymentReturnMachineWith(gateways.payments(window.location.search)));
  const order = session.readOrder();
  const actor = useActorRef(machine, {
    input: {
      type,
      provider,
      orderNo: order?.notConfirmYetOrderNo ?? null,
      itemCode: null,
      paymentLogId: order?.paymentLogId ?? null,
      chosenMeans: order?.chosenMeans ?? null,
    },
  });
  const [asked, setAsked] = useState(1);
  const isUndecided = useSelector(actor, (snapshot) => snapshot.hasTag('undecided'));
  const place = useSelector(actor, (snapshot) => snapshot.output);
  useEffect(() => {
    if (!isUndecided) return undefined;
    if (asked >= QUESTIONS_AT_MOST) return actor.send({ type: 'leave' });
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      actor.send({ type: 'askAgain' });
    }, pauseMs(asked));
    return () => clearTimeout(timer);
  }, [actor, asked, isUndecided]);
  useEffect(() => {
    if (place === undefined) return;
    const query = new URLSearchParams(place.query).toString();
    navigate(query === '' ? place.path : `${place.path}?${query}`, { replace: true });
  }, [navigate, place]);
  return asked > 1;
};
