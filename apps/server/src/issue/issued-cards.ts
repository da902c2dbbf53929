/** The cards of an issue: drawing their secrets, deriving their rows, writing and posting them. */
import { setImmediate } from 'node:timers/promises';
import { expiryOf, isHeldByBuyer } from '@offrande/domain/card';
import type { DeliveryType } from '@offrande/domain/delivery';
import { issue, type LedgerChange } from '@offrande/domain/ledger';
import { firstReminder } from '@offrande/domain/reminder';
import { formatDate, localDate } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';
import { newCard } from '../card/new-card.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { recordSql } from '../ledger/record.ts';
import type { OrderLineDetail } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { enqueueSql, type NewMessage } from '../outbox/outbox.ts';

const CARDS_AT_ONCE = 50;

/** A line with units that have no card yet. */
export interface MissingLine {
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

export interface MissingUnit {
  readonly line: MissingLine;
  readonly unitNo: number;
}

/** What the card may pay for: the unit's own cards everything, a brand's card that brand. */
const suitedItems = (unit: Unit, itemCode: string): readonly string[] | null => {
  const product = unit.catalogue.unit.products.find((row) => row.itemCode === itemCode);
  return product?.isThirdPartyProduct === false ? null : [itemCode];
};

/** The buyer for a card of their own; null for one without an owner yet. */
const holderOf = ({ customer_id, customer_email, delivery_type, detail }: MissingLine): string | null =>
  isHeldByBuyer(delivery_type, detail.receiver.email, customer_email ?? '') ? customer_id : null;

/** The values shared by all cards of a line. */
const lineRow = (shop: Shop, unit: Unit, line: MissingLine) => {
  const issuedOn = localDate(shop.clock().getTime(), unit.timeZone);
  const expiresOn = expiryOf(issuedOn, line.valid_months);
  const remindOn = firstReminder({ issuedOn, expiresOn }, unit.reminderPolicy);
  return {
    order_line_id: line.line_id,
    item_code: line.item_code,
    customer_id: holderOf(line),
    is_locked: line.is_locked,
    expires_on: formatDate(expiresOn),
    remind_on: remindOn === null ? 'infinity' : formatDate(remindOn),
    suited_item_codes: suitedItems(unit, line.item_code),
    brands: [line.detail.productName],
  };
};

/** A card not yet assigned to a unit. */
export type DrawnCard = ReturnType<typeof newCard>;

/** Draws cards in small batches, so that other requests are answered in between. */
export const drawCards = async (shop: Shop, unit: Unit, count: number): Promise<readonly DrawnCard[]> => {
  const cards: DrawnCard[] = [];
  while (cards.length < count) {
    cards.push(newCard(shop, unit));
    if (cards.length % CARDS_AT_ONCE === 0) await setImmediate();
  }
  return cards;
};

/** Cards of units, and the values shared by those of one line. */
interface NewCards {
  readonly lines: readonly (ReturnType<typeof lineRow> & { readonly line_no: number })[];
  readonly cards: readonly (DrawnCard & { readonly line_no: number; readonly unit_no: number })[];
}

/** The units' cards, taken first from those drawn ahead. */
export const newCards = async (
  shop: Shop,
  unit: Unit,
  missing: readonly MissingUnit[],
  drawn: readonly DrawnCard[],
): Promise<NewCards> => {
  const cards = [...drawn, ...(await drawCards(shop, unit, missing.length - drawn.length))];
  const lines = [...new Set(missing.map(({ line }) => line))];
  const places = new Map(lines.map((line, at) => [line, at]));
  return {
    lines: lines.map((line, at) => ({ ...lineRow(shop, unit, line), line_no: at })),
    cards: missing.map(({ line, unitNo }, at) => ({ ...cards[at]!, line_no: places.get(line)!, unit_no: unitNo })),
  };
};

/** Inserts cards, their accounts and their messages, with `alongside` in the same statement. */
const insertCards = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  { lines, cards }: NewCards,
  alongside: {
    readonly messages: readonly NewMessage[];
    readonly ending: RawBuilder<unknown>;
    readonly telling: RawBuilder<unknown>;
  },
): Promise<void> => {
  await sql`
    with row as (
      select * from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as row (id uuid, account_id uuid, line_no integer,
          unit_no integer, number_hmac text, number_encrypted text, last_digits text, pin_encrypted text)
        join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (line_no integer, order_line_id uuid, expires_on date, remind_on date,
          item_code text, customer_id uuid, is_locked boolean, suited_item_codes text[], brands text[]) using (line_no)
    ), opened as (
      insert into account (id, bu_id, kind, owner, currency, floor_zero)
      select account_id, ${unit.id}, 'card', id::text, ${unit.currency.code}, true from row
    ), queued as (${enqueueSql(shop, unit.id, alongside.messages)}),
    ended as (${alongside.ending}),
    told as (${alongside.telling}),
    noted as (
      insert into card_state (bu_id, card_id, change, is_blocked, is_locked, mark, changed_by, at, after_entry, after_hold)
      select ${unit.id}, id, 'issue', false, true, 'new', 'shop', ${shop.clock()}::timestamptz, 0, 0 from row where is_locked
    )
    insert into card (id, bu_id, account_id, order_line_id, unit_no, number_hmac, number_encrypted, last_digits, pin_encrypted,
      item_code, customer_id, is_locked, expires_on, remind_on, issued_at, suited_item_codes, is_partial_redeem_allowed, is_third_party, brands)
    select id, ${unit.id}, account_id, order_line_id, unit_no, number_hmac, number_encrypted, last_digits, pin_encrypted,
      item_code, customer_id, is_locked, expires_on, remind_on, ${shop.clock()}::timestamptz, suited_item_codes, true, false, brands from row`.execute(
    transaction,
  );
};

/** Writes the cards, then posts them together with `credit`. The postings are computed while the database writes the cards. */
export const writeCards = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  missing: readonly MissingUnit[],
  made: NewCards,
  { credit, ...alongside }: Parameters<typeof insertCards>[4] & { readonly credit: readonly LedgerChange[] },
): Promise<void> => {
  const postings = async () => {
    await setImmediate();
    const changes = missing.map(({ line: { line_id: lineId, amount: faceMinor }, unitNo }, at) =>
      issue({ lineId, unit: unitNo, cardId: made.cards[at]!.id, faceMinor, currency: unit.currency.code }),
    );
    return recordSql(unit.id, [...changes, ...credit], shop.random);
  };
  const [posting] = await Promise.all([postings(), insertCards(transaction, shop, unit, made, alongside)]);
  await posting.execute(transaction);
};
