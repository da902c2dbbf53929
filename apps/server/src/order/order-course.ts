/** An order's course so far, for its page, as columns of a query on `purchase`. Source: S4.18, A-26, decision 041. */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { DELIVERY_TYPES, type DeliveryType, isPhysicalDelivery } from '@offrande/domain/delivery';
import { type OrderState, orderStatusCode } from '@offrande/domain/order';
import { type RawBuilder, sql } from 'kysely';
import { IS_UNDELIVERED, joinSending, SENT_AT, SENT_TYPES } from './card-sending.ts';

type Detail = ResponseOf<Calls['orderDetail']>;

interface ReturnRow {
  readonly id: string;
  readonly at: string;
  readonly cards: number;
  readonly price: string;
  readonly money: string;
  readonly paidBackAt: string | null;
  readonly hasCreditNote: boolean;
}

/** Instants in the JSON are in the database's own text format. */
export interface CourseRow {
  readonly history: readonly { readonly state: OrderState; readonly at: string }[];
  readonly made_at: Date | null;
  readonly unlocked_at: Date | null;
  readonly sending: (Omit<NonNullable<Detail['sending']>, 'lastAt'> & { readonly lastAt: string | null }) | null;
  readonly returns: readonly ReturnRow[];
}

const POSTED = DELIVERY_TYPES.filter(isPhysicalDelivery);
const DIGITAL = DELIVERY_TYPES.filter((type) => !isPhysicalDelivery(type));
const TO_BUYER = DIGITAL.filter((type) => !SENT_TYPES.includes(type));

/** The messages to an order's buyer: the receipt, which may contain cards, and later ones with more cards. */
const toBuyer = (unitId: string): RawBuilder<unknown> => sql`
  select bool_and(done_at is not null) as is_sent, max(done_at) as sent_at from outbox
  where outbox.bu_id = ${unitId} and outbox.key = any(array(
    select 'order-receipt:' || purchase.order_no union all
    select 'buyer-cards:' || purchase.order_no || '/' || position from order_line
    where order_line.order_no = purchase.order_no))`;

/** The cards sent to receivers, each with its last sending. */
const toReceivers = (unitId: string): RawBuilder<unknown> => sql`
  select ${SENT_AT} as sent_at, ${IS_UNDELIVERED} as is_undelivered
  from order_line join card on card.order_line_id = order_line.id ${joinSending(unitId)}
  where order_line.order_no = purchase.order_no and delivery_type = any(${SENT_TYPES}::text[])`;

const cardsOf = (types: readonly DeliveryType[]): RawBuilder<unknown> => sql`(
  select coalesce(sum(cards), 0) from order_line
  where order_line.order_no = purchase.order_no and delivery_type = any(${types}::text[]))`;

/** Null before the order is confirmed, and if it has no digital cards. */
const sending = (unitId: string): RawBuilder<unknown> => sql`
  select jsonb_build_object('cards', ${cardsOf(DIGITAL)},
    'sent', receivers.sent + case when buyer.is_sent then ${cardsOf(TO_BUYER)} else 0 end, 'failed', receivers.failed,
    'lastAt', case when ${cardsOf(TO_BUYER)} > 0 then greatest(receivers.last_at, buyer.sent_at) else receivers.last_at end)
  from (
    select count(*) filter (where sent_at is not null and not is_undelivered) as sent,
      count(*) filter (where is_undelivered) as failed, max(sent_at) as last_at
    from (${toReceivers(unitId)}) card
  ) receivers cross join (${toBuyer(unitId)}) buyer
  where purchase.confirmed_at is not null and ${cardsOf(DIGITAL)} > 0`;

/** When the last parcel was sent to the people who make and post it; null while one has not been. */
const made = (unitId: string): RawBuilder<unknown> => sql`
  select case when bool_and(done_at is not null) then max(done_at) end from outbox
  where outbox.bu_id = ${unitId} and outbox.key = any(array(
    select 'parcel:' || order_line.id::text from order_line
    where order_line.order_no = purchase.order_no and delivery_type = any(${POSTED}::text[])))`;

/** None of an order that was refused approval. Returns from before credit notes do not say how many. */
const RETURNED_CARDS = sql`(
  select coalesce(sum((line->>'cards')::integer), 0) from jsonb_array_elements(credited->'lines') line)`;

export const courseColumns = (unitId: string): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('state', order_event.state, 'at', at) order by no), '[]'::jsonb)
    from order_event where order_event.order_no = purchase.order_no) as history,
  (${made(unitId)}) as made_at,
  (select unlocked_at from order_unlock where order_unlock.order_no = purchase.order_no) as unlocked_at,
  (${sending(unitId)}) as sending,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'at', made_at, 'cards', ${RETURNED_CARDS}, 'price', price::text,
      'money', money::text, 'paidBackAt', paid_back_at, 'hasCreditNote', credited is not null) order by made_at desc, id), '[]'::jsonb)
    from refund where refund.order_no = purchase.order_no) as returns`;

const iso = (instant: string): string => new Date(instant).toISOString();
const isoOrNull = (instant: string | null): string | null => (instant === null ? null : iso(instant));

export const courseOf = (
  row: CourseRow,
  write: (minor: string) => string,
): Pick<Detail, 'history' | 'madeAt' | 'unlockedAt' | 'sending' | 'returns'> => ({
  history: row.history.map(({ state, at }) => ({ status: orderStatusCode(state), at: iso(at) })),
  madeAt: row.made_at?.toISOString() ?? null,
  unlockedAt: row.unlocked_at?.toISOString() ?? null,
  sending: row.sending && { ...row.sending, lastAt: isoOrNull(row.sending.lastAt) },
  returns: row.returns.map(({ id, at, cards, price, money, paidBackAt, hasCreditNote }) => ({
    returnId: id,
    at: iso(at),
    cards,
    price: write(price),
    hasCreditNote,
    moneyBack: write(money),
    paidBackAt: isoOrNull(paidBackAt),
  })),
});
