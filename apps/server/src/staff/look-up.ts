/** What staff see of orders, cards and tasks: amounts as decimals, only the last digits of a card number, never a PIN. */
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { normaliseCardNumber } from '@offrande/domain/coupon';
import { type RawBuilder, sql } from 'kysely';
import { cardNumberHmac } from '../card/card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

type Row = Readonly<Record<string, unknown>>;

/** Formats bigint values, which are minor units, as amounts; other values stay unchanged. */
const readable = (unit: Unit, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? signed(unit, value) : value instanceof Date ? value.toISOString() : value,
    ]),
  );

const signed = ({ currency }: Unit, minor: bigint): string =>
  minor < 0n ? `-${encodeAmount(fromMinorUnits(-minor, currency))}` : encodeAmount(fromMinorUnits(minor, currency));

const read = (shop: Shop, unit: Unit, ...queries: readonly RawBuilder<Row>[]): Promise<readonly (readonly Row[])[]> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const found: (readonly Row[])[] = [];
    for (const query of queries) found.push((await query.execute(transaction)).rows.map((row) => readable(unit, row)));
    return found;
  });

export const openTasks = async (shop: Shop, unit: Unit): Promise<readonly Row[]> => {
  const [tasks] = await read(
    shop,
    unit,
    sql<Row>`select id, kind, subject, detail, opened_at as "openedAt" from task
      where bu_id = ${unit.id} and closed_at is null order by opened_at, kind`,
  );
  return tasks!;
};

const cardColumns = sql`card.id, card.last_digits as "lastDigits", account.posted as balance, account.held,
  card.is_blocked as "isBlocked", card.is_locked as "isLocked", card.returned_at as "returnedAt",
  to_char(card.expires_on, 'YYYY-MM-DD') as "expiresOn", card.wrong_pins as "wrongPins"`;

/** The order with its lines, payments, cards, refunds and tasks; null if there is none. */
export const lookUpOrder = async (shop: Shop, unit: Unit, orderNo: string): Promise<Row | null> => {
  const ofOrder = sql`order_no = ${orderNo} and bu_id = ${unit.id}`;
  const [orders, lines, payments, cards, refunds, tasks] = await read(
    shop,
    unit,
    sql<Row>`select order_no as "orderNo", sells, state, payment_mean as "paymentMean", currency, gross, coupons_applied as "couponsApplied",
      total, payment_id as "paymentId", created_at as "createdAt", confirmed_at as "confirmedAt", expires_at as "expiresAt"
      from purchase where ${ofOrder}`,
    sql<Row>`select id, item_code as "itemCode", cards, amount, line_total as "lineTotal", delivery_type as "deliveryType"
      from order_line where ${ofOrder} order by position`,
    sql<Row>`select id, provider, amount, state, provider_ref as "providerRef", payment_id as "paymentId", created_at as "createdAt"
      from payment_attempt where ${ofOrder} order by created_at`,
    sql<Row>`select ${cardColumns} from card join account on account.id = card.account_id
      join order_line on order_line.id = card.order_line_id
      where order_line.order_no = ${orderNo} and card.bu_id = ${unit.id} order by order_line.position, card.unit_no`,
    sql<Row>`select id, price, money, actor, reason, made_at as "madeAt", paid_back_at as "paidBackAt" from refund
      where ${ofOrder} order by made_at`,
    sql<Row>`select id, kind, opened_at as "openedAt", closed_at as "closedAt", resolution from task
      where bu_id = ${unit.id} and (subject = ${orderNo} or order_no = ${orderNo}) order by opened_at`,
  );
  return orders![0] === undefined ? null : { ...orders![0], lines, payments, cards, refunds, tasks };
};

/** The card with this number and its latest journals; null if the unit has none. */
export const lookUpCard = async (shop: Shop, unit: Unit, cardNumber: string): Promise<Row | null> => {
  const mark = cardNumberHmac(shop.vault, unit.id, normaliseCardNumber(cardNumber));
  const ofCard = sql`card.number_hmac = ${mark} and card.bu_id = ${unit.id}`;
  const [cards, history] = await read(
    shop,
    unit,
    sql<Row>`select ${cardColumns} from card join account on account.id = card.account_id where ${ofCard}`,
    sql<Row>`select journal.kind, journal.cause_id as "causeId", entry.amount, entry.balance_after as "balanceAfter", journal.at
      from card join entry on entry.account_id = card.account_id join journal on journal.id = entry.journal_id
      where ${ofCard} order by entry.no desc limit 50`,
  );
  return cards![0] === undefined ? null : { ...cards![0], history };
};
