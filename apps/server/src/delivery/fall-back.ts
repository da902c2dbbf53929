/**
 * The fallback when a card reached nobody: its buyer is told, and gets a way to correct the address and the card itself. Decided in the
 * transaction that gives up a message, by the rule of the delivery type. Source: A-26.
 */
import { type DeliveryOutcome, deliveryRoute, type DeliveryType, nextTargets } from '@offrande/domain/delivery';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Topic } from '../outbox/outbox.ts';
import type { Shop } from '../shop.ts';
import { lockForNotice, noteUndelivered } from './undelivered-notice.ts';

const CHANNELS = { 'card-email': 'email', 'card-sms': 'sms' } as const;
type CardTopic = keyof typeof CHANNELS;

const isCardTopic = (topic: Topic): topic is CardTopic => Object.hasOwn(CHANNELS, topic);

interface SentCard {
  readonly type: DeliveryType;
  readonly receiver_email: string;
  readonly buyer_email: string;
  readonly is_only_card: boolean;
}

interface Ended {
  readonly topic: CardTopic;
  readonly has_arrived: boolean;
}

const orderOf = async (transaction: UnitTransaction, unitId: string, cardId: string): Promise<string | null> => {
  const { rows } = await sql<{
    order_no: string;
  }>`select order_no from card join order_line on order_line.id = order_line_id
    where card.id = ${cardId}::uuid and card.bu_id = ${unitId}`.execute(transaction);
  return rows[0]?.order_no ?? null;
};

const outcomesOf = async (
  transaction: UnitTransaction,
  unitId: string,
  cardId: string,
): Promise<readonly DeliveryOutcome[]> => {
  const keys = Object.keys(CHANNELS).map((topic) => `${topic}:${cardId}`);
  const { rows } = await sql<Ended>`
    select topic, done_at is not null as has_arrived from outbox
    where bu_id = ${unitId} and key = any(${keys}::text[]) and (done_at is not null or failed_at is not null)`.execute(
    transaction,
  );
  return rows.map(({ topic, has_arrived }) => ({
    target: { channel: CHANNELS[topic], whom: 'receiver' },
    hasArrived: has_arrived,
  }));
};

/** True if the buyer is told now, so that staff need not be. The message must already be marked as given up. */
export const fallBack = async (
  transaction: UnitTransaction,
  shop: Shop,
  unitId: string,
  { topic, subject: cardId }: { readonly topic: Topic; readonly subject: string },
): Promise<boolean> => {
  if (!isCardTopic(topic)) return false;
  const orderNo = await orderOf(transaction, unitId, cardId);
  if (orderNo === null) return false;
  // Both messages of a card may be given up concurrently: under the lock, the second sees the outcome of the first.
  await lockForNotice(transaction, unitId, orderNo);
  const { rows } = await sql<SentCard>`
    select line.delivery_type as type, line.detail -> 'receiver' ->> 'email' as receiver_email,
      purchase.buyer ->> 'email' as buyer_email, line.cards = 1 and not exists (
        select from order_line other where other.order_no = line.order_no and other.position <> line.position) as is_only_card
    from card join order_line line on line.id = card.order_line_id join purchase on purchase.order_no = line.order_no
    where card.id = ${cardId}::uuid and card.bu_id = ${unitId}`.execute(transaction);
  const [sent] = rows;
  if (sent === undefined) return false;
  const route = deliveryRoute({ type: sent.type, receiverEmail: sent.receiver_email, buyerEmail: sent.buyer_email });
  const next = nextTargets(route, await outcomesOf(transaction, unitId, cardId));
  if (route.fallback === null || !next.includes(route.fallback)) return false;
  await noteUndelivered(transaction, shop, unitId, { cardId, orderNo, isOnlyCard: sent.is_only_card });
  return true;
};
