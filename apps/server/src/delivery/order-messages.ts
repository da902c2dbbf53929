/** The outbox messages of an order whose cards are issued, by the domain's rule on who gets what. */
import {
  type CardMessages,
  type LineToDeliver,
  type OrderDeliveries,
  travelsWithReceipt,
} from '@offrande/domain/delivery';
import { type RawBuilder, sql } from 'kysely';
import type { NewMessage } from '../outbox/outbox.ts';

/** An SQL expression: the lines of an order as JSON, to be read by `LineToDeliver`. */
export const linesToDeliver = (orderNo: string): RawBuilder<readonly LineToDeliver[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('lineId', id, 'type', delivery_type, 'cards', cards,
    'dueAt', (extract(epoch from due_at) * 1000)::bigint) order by position), '[]'::jsonb)
  from order_line where order_line.order_no = ${orderNo})`;

const instant = (dueAt: number | null): Date | null => (dueAt === null ? null : new Date(dueAt));

const TOPIC_OF = { email: 'card-email', sms: 'card-sms' } as const;

/** The messages to receivers, by order line. */
export const channelsByLine = ({ toReceivers }: OrderDeliveries): ReadonlyMap<string, readonly CardMessages[]> =>
  Map.groupBy(toReceivers, ({ lineId }) => lineId);

/** The messages about one card. */
export const cardMessages = (channels: readonly CardMessages[], cardId: string): readonly NewMessage[] =>
  channels.map(({ channel, dueAt }) => ({ topic: TOPIC_OF[channel], subject: cardId, at: instant(dueAt) }));

/** Identifies one of an order's messages to its buyer by its number. */
export const buyerCardsSubject = (orderNo: string, messageNo: number): string => `${orderNo}/${messageNo}`;

export const readBuyerCardsSubject = (subject: string): { readonly orderNo: string; readonly messageNo: number } => {
  const at = subject.lastIndexOf('/');
  return { orderNo: subject.slice(0, at), messageNo: Number(subject.slice(at + 1)) };
};

/** The messages about the order as a whole, once its last card is issued. */
export const orderMessages = (orderNo: string, { parcels, toBuyer }: OrderDeliveries): readonly NewMessage[] => [
  { topic: 'order-receipt', subject: orderNo, at: null },
  ...parcels.map(({ lineId, dueAt }): NewMessage => ({ topic: 'parcel', subject: lineId, at: instant(dueAt) })),
  ...toBuyer.flatMap((message, at): readonly NewMessage[] =>
    travelsWithReceipt(message)
      ? []
      : [{ topic: 'buyer-cards', subject: buyerCardsSubject(orderNo, at), at: instant(message.dueAt) }],
  ),
];
