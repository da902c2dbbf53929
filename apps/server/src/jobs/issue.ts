/**
 * Issuing: each unit sold becomes one card, once. In chunks, each a transaction of its own that begins with the units
 * still missing, so that an issue that was cut off goes on where it stopped; a unit has one card by a unique key besides.
 * What must be sent is written in the same transaction. Source: reliability rows 33 and 39.
 */
import { setImmediate } from 'node:timers/promises';
import { expiryOf, isHeldByBuyer } from '@offrande/domain/card';
import { deliveriesOf, type DeliveryType, type LineToDeliver, type OrderDeliveries } from '@offrande/domain/delivery';
import { cardAccount, issue } from '@offrande/domain/ledger';
import { formatDate, localDate } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';
import { newCard } from '../card/new-card.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { cardMessages, channelsByLine, linesToDeliver, orderMessages } from '../delivery/order-messages.ts';
import { record } from '../ledger/record.ts';
import type { OrderLineDetail } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { enqueueing, type NewMessage } from './outbox.ts';

const CARDS_IN_A_CHUNK = 1000;
const CARDS_AT_ONCE = 50;

/** A line with units that have no card yet. */
interface MissingLine {
  readonly line_id: string;
  readonly unit_nos: readonly number[];
  readonly item_code: string;
  readonly amount: bigint;
  readonly valid_months: number;
  readonly delivery_type: DeliveryType;
  readonly is_locked: boolean;
  readonly detail: OrderLineDetail;
  /** The signed-in buyer; both null for a guest. */
  readonly customer_id: string | null;
  readonly customer_email: string | null;
}

interface MissingUnit {
  readonly line: MissingLine;
  readonly unitNo: number;
}

/**
 * Locks a confirmed order, so that two issuers take turns, and gives who gets its cards; null for any other order. A
 * statement of its own: what is missing must be read after the one before us has committed.
 */
const lockConfirmed = async (transaction: UnitTransaction, orderNo: string): Promise<OrderDeliveries | null> => {
  const { rows } = await sql<{ lines: readonly LineToDeliver[] }>`
    select ${linesToDeliver(orderNo)} as lines from purchase
    where order_no = ${orderNo} and state = 'confirmed' /*guard order-lock*/ for update /*end*/`.execute(transaction);
  return rows[0] === undefined ? null : deliveriesOf(rows[0].lines);
};

/** One more than a chunk takes, where there are more. */
const missingUnits = async (transaction: UnitTransaction, orderNo: string): Promise<readonly MissingUnit[]> => {
  const { rows } = await sql<MissingLine>`
    with missing as (
      select line.id, unit_no from order_line line cross join lateral generate_series(1, line.cards) as unit_no
      where line.order_no = ${orderNo}
        and not exists (select from card where card.order_line_id = line.id and card.unit_no = unit_no.unit_no)
      order by line.position, unit_no limit ${CARDS_IN_A_CHUNK + 1}
    ), parted as (select id, array_agg(unit_no order by unit_no) as unit_nos from missing group by id)
    select line.id as line_id, unit_nos, line.item_code, line.amount, line.valid_months, line.delivery_type,
      line.is_locked, line.detail, customer.id as customer_id, customer.email as customer_email
    from parted join order_line line on line.id = parted.id join purchase on purchase.order_no = line.order_no
      left join customer on customer.id = purchase.customer_id
    order by line.position`.execute(transaction);
  return rows.flatMap((line) => line.unit_nos.map((unitNo) => ({ line, unitNo })));
};

/** What the card will be able to pay for: the unit's own cards everything, a brand's card that brand. */
const suitedItems = (unit: Unit, itemCode: string): readonly string[] | null => {
  const product = unit.catalogue.unit.products.find((row) => row.itemCode === itemCode);
  return product?.isThirdPartyProduct === false ? null : [itemCode];
};

/** The buyer's own card, or one that lies in nobody's account yet. */
const holderOf = ({ customer_id, customer_email, delivery_type, detail }: MissingLine): string | null =>
  isHeldByBuyer(delivery_type, detail.receiver.email, customer_email ?? '') ? customer_id : null;

/** What all cards of a line have in common. */
const lineRow = (shop: Shop, unit: Unit, line: MissingLine) => ({
  order_line_id: line.line_id,
  item_code: line.item_code,
  customer_id: holderOf(line),
  is_locked: line.is_locked,
  expires_on: formatDate(expiryOf(localDate(shop.clock().getTime(), unit.timeZone), line.valid_months)),
  suited_item_codes: suitedItems(unit, line.item_code),
  brands: [line.detail.productName],
});

/** Cards for the units, drawn in small pieces, so that others are answered in between. */
const cardRows = async (shop: Shop, unit: Unit, missing: readonly MissingUnit[]) => {
  const common = new Map(
    [...new Set(missing.map(({ line }) => line))].map((line) => [line, lineRow(shop, unit, line)]),
  );
  const rows = [];
  for (const [at, { line, unitNo }] of missing.entries()) {
    if (at > 0 && at % CARDS_AT_ONCE === 0) await setImmediate();
    rows.push({ ...newCard(shop, unit), unit_no: unitNo, ...common.get(line)! });
  }
  return rows;
};

type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

/** Cards, their accounts and what is to be sent about them, with `alongside` in the same statement. */
const insertCards = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  cards: readonly CardRow[],
  alongside: {
    readonly messages: readonly NewMessage[];
    readonly ending: RawBuilder<unknown>;
  },
): Promise<void> => {
  await sql`
    with row as (
      select * from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as row (id uuid, account_id uuid, order_line_id uuid,
        unit_no integer, number_hmac text, number_encrypted text, last_digits text, pin_encrypted text, expires_on date,
        item_code text, customer_id uuid, is_locked boolean, suited_item_codes text[], brands text[])
    ), opened as (
      insert into account (id, bu_id, kind, owner, currency, floor_zero)
      select account_id, ${unit.id}, ${cardAccount('', '').kind}, id::text, ${unit.currency.code}, true from row
    ), queued as (${enqueueing(shop, unit.id, alongside.messages)}),
    ended as (${alongside.ending}),
    noted as (
      insert into card_state (bu_id, card_id, change, is_blocked, is_locked, mark, changed_by, at, after_entry, after_hold)
      select ${unit.id}, id, 'issue', false, true, 'new', 'shop', ${shop.clock()}::timestamptz, 0, 0 from row where is_locked
    )
    insert into card (id, bu_id, account_id, order_line_id, unit_no, number_hmac, number_encrypted, last_digits, pin_encrypted,
      item_code, customer_id, is_locked, expires_on, issued_at, suited_item_codes, is_partial_redeem_allowed, is_third_party, brands)
    select id, ${unit.id}, account_id, order_line_id, unit_no, number_hmac, number_encrypted, last_digits, pin_encrypted,
      item_code, customer_id, is_locked, expires_on, ${shop.clock()}::timestamptz, suited_item_codes, true, false, brands from row`.execute(
    transaction,
  );
};

/**
 * Issues some of the missing units of a confirmed order. The chunk with the last of them also queues what is sent about
 * the order as a whole and carries out `ending`, and is `last`; `none` where nothing was missing.
 */
export const issueChunk = (
  shop: Shop,
  unit: Unit,
  orderNo: string,
  ending: RawBuilder<unknown> = sql`select`,
): Promise<'more' | 'last' | 'none'> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const deliveries = await lockConfirmed(transaction, orderNo);
    if (deliveries === null) return 'none';
    const found = await missingUnits(transaction, orderNo);
    if (found.length === 0) return 'none';
    const isLast = found.length <= CARDS_IN_A_CHUNK;
    const missing = found.slice(0, CARDS_IN_A_CHUNK);
    const cards = await cardRows(shop, unit, missing);
    const channels = channelsByLine(deliveries);
    const messages = missing.flatMap(({ line }, at) => cardMessages(channels.get(line.line_id) ?? [], cards[at]!.id));
    await insertCards(transaction, shop, unit, cards, {
      messages: isLast ? [...messages, ...orderMessages(orderNo, deliveries)] : messages,
      ending: isLast ? ending : sql`select`,
    });
    const changes = missing.map(({ line: { line_id: lineId, amount: faceMinor }, unitNo }, at) =>
      issue({ lineId, unit: unitNo, cardId: cards[at]!.id, faceMinor, currency: unit.currency.code }),
    );
    await record(transaction, unit.id, changes, shop.random);
    return isLast ? 'last' : 'more';
  });

/** Issues what is missing. False where nothing was, so that `ending` was not carried out. */
export const issueOrder = async (
  shop: Shop,
  unit: Unit,
  orderNo: string,
  ending: RawBuilder<unknown>,
): Promise<boolean> => {
  let chunk = await issueChunk(shop, unit, orderNo, ending);
  while (chunk === 'more') chunk = await issueChunk(shop, unit, orderNo, ending);
  return chunk === 'last';
};
