/**
 * The cards of an order that go to receivers by email or SMS: to whom, when, and whether they may be redirected. For callers who may see
 * the order, and for the call that resends one. Source: S7.94, A-95, decision 033.
 */
import type { Calls } from '@offrande/api-client/contract';
import { redirectRefusal, sendingChannels, type CardReceiver } from '@offrande/domain/card-copy';
import { type CardRefusal, checkCardUse } from '@offrande/domain/card';
import type { DeliveryType } from '@offrande/domain/delivery';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { cardUseFacts, type CardRow, readCards, toCard } from '../card/card-row.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { IS_UNDELIVERED, joinSending, SENT_AT, SENT_TYPES } from '../order/card-sending.ts';
import { openTo } from '../order/own-order.ts';

/** For larger orders only the undelivered cards are listed; customer service handles the others. */
export const CARDS_OF_ORDER_MAX = 20;

/** An SQL condition on `order_line`: a card by email or SMS of an order that the caller may see. */
export const isSentCardOf = ({ buyer }: CallContext, orderNo: string): RawBuilder<unknown> => sql`
  order_line.order_no = ${orderNo} and order_line.delivery_type = any(${SENT_TYPES}::text[])
    and exists (select from purchase where purchase.order_no = order_line.order_no and ${openTo(buyer)})`;

export interface Sending {
  readonly id: string;
  readonly delivery_type: DeliveryType;
  readonly product_name: string;
  readonly receiver_name: string;
  readonly email: string;
  readonly mobile: string;
  readonly owner_id: string | null;
  readonly owner_email: string;
  /** When it was last sent; null if not yet. */
  readonly sent_at: Date | null;
  readonly due_at: Date | null;
  /** Its first message is still to be sent. */
  readonly is_waiting: boolean;
  /** It reached nobody. */
  readonly is_undelivered: boolean;
}

/** How cards were sent, by id. A correction applies from then on. */
export const readSendings = async (
  transaction: UnitTransaction,
  { unit }: CallContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, Sending>> => {
  const { rows } = await sql<Sending>`
    select card.id, line.delivery_type, line.detail ->> 'productName' as product_name,
      line.detail -> 'receiver' ->> 'name' as receiver_name,
      coalesce(corrected.receiver_email, line.detail -> 'receiver' ->> 'email') as email,
      coalesce(corrected.receiver_mobile, line.detail -> 'receiver' ->> 'mobile') as mobile,
      purchase.customer_id as owner_id, purchase.buyer ->> 'email' as owner_email,
      ${SENT_AT} as sent_at, first.due_at, coalesce(first.is_waiting, false) as is_waiting, ${IS_UNDELIVERED} as is_undelivered
    from card join order_line line on line.id = card.order_line_id join purchase on purchase.order_no = line.order_no
      left join lateral (
        select receiver_email, receiver_mobile from card_resend
        where card_resend.card_id = card.id and is_correction order by at desc limit 1
      ) corrected on true
      ${joinSending(unit.id)}
    where card.bu_id = ${unit.id} and card.id = any(${[...cardIds]}::uuid[])`.execute(transaction);
  return new Map(rows.map((row) => [row.id, row]));
};

export const receiverOf = ({ delivery_type, email, mobile }: Sending): CardReceiver => {
  const channels = sendingChannels(delivery_type);
  return { email: channels.email ? email : null, mobile: channels.sms ? mobile : null };
};

type Hindrance = CardRefusal['_tag'] | 'CardTaken' | 'CardUsed';

/** Why a card cannot be redirected; null if it can. */
export const sendingHindrance = ({ shop, unit }: CallContext, row: CardRow): Hindrance | null => {
  const card = toCard(shop, unit, row);
  const refusal = redirectRefusal({ ...card, isTaken: row.is_proven });
  if (refusal !== null) return refusal._tag;
  const use = checkCardUse('resend', card, cardUseFacts(shop, unit, row));
  return Result.isFailure(use) ? use.failure._tag : null;
};

export const sentCards: Handler<Calls['sentCards']> = ({ orderNo }, context) =>
  inUnit(context.shop.connection, context.unit.id, async (transaction) => {
    const { rows: orders } = await sql`select from purchase
      where order_no = ${orderNo} and bu_id = ${context.unit.id} and ${openTo(context.buyer)}`.execute(transaction);
    if (orders.length === 0) throw new CallRefused('notFound', { field: 'orderNo' });
    const cards = await readCards(transaction, context.unit, isSentCardOf(context, orderNo));
    const sendings = await readSendings(
      transaction,
      context,
      cards.map(({ id }) => id),
    );
    const isSmall = cards.length <= CARDS_OF_ORDER_MAX;
    const listed = isSmall ? cards : cards.filter(({ id }) => sendings.get(id)!.is_undelivered);
    return {
      cards: listed.slice(0, CARDS_OF_ORDER_MAX).map((row) => {
        const sending = sendings.get(row.id)!;
        return {
          cardId: row.id,
          productName: sending.product_name,
          receiverName: sending.receiver_name,
          ...receiverOf(sending),
          sentAt: sending.sent_at?.toISOString() ?? null,
          dueAt: sending.due_at?.toISOString() ?? null,
          isUndelivered: sending.is_undelivered,
          hindrance: sendingHindrance(context, row),
        };
      }),
    };
  });
