/** The cards of an order that went to receivers by email or SMS, and sending one of them again. Source: S7.94, A-95. */
import { isRefusal, readFailure } from '@offrande/domain/gateway';
import type { CardReceiver } from '@offrande/domain/card-copy';
import type { CardsOnTheirWay } from '@offrande/domain/order-course';
import type { SentCard } from '@offrande/api-client/gateways';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePageQueries } from '../../shop/queries.ts';
import { useShop } from '../../shop/shop-context.tsx';

export interface SentCards {
  /** Empty until they are read. */
  readonly cards: readonly SentCard[];
  readonly reread: () => void;
}

export const useSentCards = (orderNo: string, sending: CardsOnTheirWay | null): SentCards => {
  const { gateways, unitId } = useShop();
  const { data, refetch } = useQuery(
    {
      queryKey: ['sentCards', unitId, orderNo],
      queryFn: () => gateways.cards.readSentCards(orderNo),
      staleTime: 0,
      retry: (count, failure) => count < 2 && !isRefusal(readFailure(failure)),
    },
    usePageQueries(),
  );
  const known = `${sending?.sent ?? 0} ${sending?.failed ?? 0}`;
  const before = useRef(known);
  useEffect(() => {
    if (before.current !== known) void refetch();
    before.current = known;
  }, [known, refetch]);
  return { cards: data ?? [], reread: () => void refetch() };
};

export interface SendAgain {
  readonly send: (to: CardReceiver) => void;
  readonly isSending: boolean;
  readonly hasFailed: boolean;
}

export const useSendAgain = (orderNo: string, cardId: string, onSent: (to: CardReceiver) => void): SendAgain => {
  const { gateways } = useShop();
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const send = async (to: CardReceiver): Promise<void> => {
    setSending(true);
    setFailed(false);
    try {
      const captcha = await gateways.captcha.solve('cardResend', 'standard');
      await gateways.cards.sendAgain({ orderNo, cardId, to, captcha });
      onSent(to);
    } catch {
      setFailed(true);
    }
    setSending(false);
  };
  return { send: (to) => void send(to), isSending, hasFailed };
};
