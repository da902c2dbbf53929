/**
 * Issuing: each unit sold becomes one card, once. In chunks, each its own transaction that starts with the units still
 * missing, so that an interrupted issue resumes where it stopped; a unique key also allows a unit only one card.
 * Messages are queued in the same transaction. Source: reliability rows 33 and 39.
 */
import { deliveriesOf, type LineToDeliver, type OrderDeliveries } from '@offrande/domain/delivery';
import { type Bonus, creditBonus } from '@offrande/domain/ledger';
import { type RawBuilder, sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { cardMessages, channelsByLine, linesToDeliver, orderMessages } from '../delivery/order-messages.ts';
import { notifySql, orderOwner } from '../note/notify.ts';
import { bonusOf, type SettlementRow } from '../order/settlement-row.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { drawCards, type DrawnCard, type MissingLine, type MissingUnit, newCards, writeCards } from './issued-cards.ts';

const CARDS_IN_A_CHUNK = 1000;

/** An order to issue: its deliveries, and the bonus that it earns. */
interface OrderToIssue {
  readonly deliveries: OrderDeliveries;
  readonly bonus: Bonus | null;
}

/**
 * Locks a confirmed order, so that two issuers take turns; null for any other order. A separate statement: the missing
 * units must be read after the previous lock holder has committed.
 */
const lockConfirmed = async (transaction: UnitTransaction, orderNo: string): Promise<OrderToIssue | null> => {
  const { rows } = await sql<{ lines: readonly LineToDeliver[]; settlement: SettlementRow }>`
    select ${linesToDeliver(orderNo)} as lines, settlement from purchase
    where order_no = ${orderNo} and state = 'confirmed' /*guard order-lock*/ for update /*end*/`.execute(transaction);
  const [row] = rows;
  return row === undefined ? null : { deliveries: deliveriesOf(row.lines), bonus: bonusOf(row.settlement) };
};

/**
 * At most two chunks. The planner expects few numbers from an array, as most lines have; for a plain series it would expect
 * a thousand and scan whole tables.
 */
const missingUnits = async (transaction: UnitTransaction, orderNo: string): Promise<readonly MissingUnit[]> => {
  const { rows } = await sql<MissingLine>`
    with missing as (
      select line.id, unit_no from order_line line cross join lateral unnest(array(select generate_series(1, line.cards))) as unit_no
      where line.order_no = ${orderNo}
        and not exists (select from card where card.order_line_id = line.id and card.unit_no = unit_no.unit_no)
      order by line.position, unit_no limit ${2 * CARDS_IN_A_CHUNK}
    ), parted as (select id, array_agg(unit_no order by unit_no) as unit_nos from missing group by id)
    select line.id as line_id, unit_nos, line.item_code, line.amount, line.valid_months, line.delivery_type,
      line.is_locked, line.detail, customer.id as customer_id, customer.email as customer_email
    from parted join order_line line on line.id = parted.id join purchase on purchase.order_no = line.order_no
      left join customer on customer.id = purchase.customer_id
    order by line.position`.execute(transaction);
  return rows.flatMap((line) => line.unit_nos.map((unitNo) => ({ line, unitNo })));
};

/** The statement that notifies the buyer in the shop that all cards are issued. */
const tellingSent = (shop: Shop, unitId: string, orderNo: string): RawBuilder<unknown> =>
  notifySql(shop, unitId, { kind: 'cardsSent', detail: { order: orderNo } }, orderNo, orderOwner(unitId, orderNo));

interface IssuedChunk {
  readonly isLast: boolean;
  /** Cards for the next chunk, drawn while the database was writing. */
  readonly drawn: readonly DrawnCard[];
}

/** Null if nothing was missing. */
const issueNext = (
  shop: Shop,
  unit: Unit,
  orderNo: string,
  ending: RawBuilder<unknown>,
  drawn: readonly DrawnCard[],
): Promise<IssuedChunk | null> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const order = await lockConfirmed(transaction, orderNo);
    if (order === null) return null;
    const { deliveries, bonus } = order;
    const found = await missingUnits(transaction, orderNo);
    if (found.length === 0) return null;
    const isLast = found.length <= CARDS_IN_A_CHUNK;
    const missing = found.slice(0, CARDS_IN_A_CHUNK);
    const made = await newCards(shop, unit, missing, drawn);
    const channels = channelsByLine(deliveries);
    const messages = missing.flatMap(({ line }, at) =>
      cardMessages(channels.get(line.line_id) ?? [], made.cards[at]!.id),
    );
    const writing = writeCards(transaction, shop, unit, missing, made, {
      messages: isLast ? [...messages, ...orderMessages(orderNo, deliveries)] : messages,
      ending: isLast ? ending : sql`select`,
      telling: isLast ? tellingSent(shop, unit.id, orderNo) : sql`select`,
      credit: isLast && bonus !== null ? [creditBonus(orderNo, bonus, unit.currency.code)] : [],
    });
    // Cards that cannot be drawn ahead are drawn when needed; a failure here must not end the transaction during the write.
    const drawing = drawCards(shop, unit, found.length - missing.length).catch(() => []);
    const [next] = await Promise.all([drawing, writing]);
    return { isLast, drawn: next };
  });

/**
 * Issues some of the missing units of a confirmed order. The chunk with the last of them also queues the messages about the
 * whole order, runs `ending`, and returns `last`; `none` if nothing was missing.
 */
export const issueChunk = async (
  shop: Shop,
  unit: Unit,
  orderNo: string,
  ending: RawBuilder<unknown> = sql`select`,
): Promise<'more' | 'last' | 'none'> => {
  const chunk = await issueNext(shop, unit, orderNo, ending, []);
  if (chunk === null) return 'none';
  return chunk.isLast ? 'last' : 'more';
};

/** Issues all missing units. False if there were none; `ending` is not run then. */
export const issueOrder = async (
  shop: Shop,
  unit: Unit,
  orderNo: string,
  ending: RawBuilder<unknown>,
): Promise<boolean> => {
  let chunk = await issueNext(shop, unit, orderNo, ending, []);
  while (chunk?.isLast === false) chunk = await issueNext(shop, unit, orderNo, ending, chunk.drawn);
  return chunk !== null;
};
