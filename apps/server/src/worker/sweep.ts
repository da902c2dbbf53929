/**
 * Time-dependent work: queries unreported payments at 1, 5, 15 and 30 minutes, cancels overdue orders, which releases their holds (reliability
 * row 12), books the remaining value of expired cards, and deletes expired files of codes and unused data. A payment that is decided after
 * the order's end is late money.
 */
import { DAY_MS } from '@offrande/domain/time';
import { sql } from 'kysely';
import { expireCards } from '../card/expire-cards.ts';
import { dropCardFiles } from '../card-file/card-file-store.ts';
import { inUnit } from '../database/in-unit.ts';
import { fillSearchWords } from '../customer/company-search.ts';
import { dropLeftovers } from './drop-leftovers.ts';
import { endOrder } from '../order/end-order.ts';
import { endUndecided } from '../order-decision/end-undecided.ts';
import { dropOldProofs } from '../password/drop-old-proofs.ts';
import { refreshPayment } from '../payment/refresh-payment.ts';
import { remindHolders } from '../reminder/remind-holders.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** Minutes after the start of a payment at which it is queried; the last two find late money. */
const QUERY_MINUTES = [1, 5, 15, 30, 120, 1440] as const;

const BATCH = 50;

/** The attempts due for a query, with their next time set; concurrent sweeps skip them. */
const takeDueAttempts = (shop: Shop, unit: Unit): Promise<readonly string[]> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      update payment_attempt set looks = looks + 1,
        next_look_at = created_at + make_interval(mins => (${[...QUERY_MINUTES]}::integer[])[looks + 2])
      where id in (select id from payment_attempt where bu_id = ${unit.id} and next_look_at <= ${shop.clock()}
        order by next_look_at limit ${BATCH} for update skip locked)
      returning id`.execute(transaction);
    return rows.map(({ id }) => id);
  });

const endOverdue = (shop: Shop, unit: Unit): Promise<number> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<LockedOrder>`
      select order_no, bu_id, state, currency, total, settlement from purchase
      where bu_id = ${unit.id} and state in ('requesting', 'awaitingApprover') and expires_at <= ${shop.clock()}
      order by expires_at limit ${BATCH} for update skip locked`.execute(transaction);
    for (const order of rows)
      await (order.state === 'awaitingApprover' ? endUndecided : endOrder)(transaction, shop, order);
    return rows.length;
  });

/** Any more are left to the next sweep. */
const OLD_AT_ONCE = 5000;

/** The oldest first, by the index of their time: a cached generic plan would scan the whole table each time. */
const dropBefore = (table: string, column: string, before: Date) => sql`
  delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before}
    order by ${sql.ref(column)} limit ${OLD_AT_ONCE}))`;

/** Deletes expired rows: answers of calls that moved value after 30 days, init tokens and counts once they are irrelevant. */
const dropOld = async (shop: Shop): Promise<void> => {
  const now = shop.clock();
  const yesterday = new Date(now.getTime() - DAY_MS);
  await sql`with tokens as (${dropBefore('init_token', 'expires_at', now)}),
      sessions as (${dropBefore('session', 'expires_at', now)}),
      sign_ins as (${dropBefore('sign_in', 'expires_at', yesterday)}),
      counts as (${dropBefore('rate_count', 'window_start', yesterday)})
    ${dropBefore('idem', 'expires_at', now)}`.execute(shop.connection);
};

/** Queries before it cancels: an order whose payment is found by the last query is confirmed, not cancelled. */
export const sweep = async (shop: Shop): Promise<void> => {
  for (const unit of shop.units.values()) {
    for (let due = await takeDueAttempts(shop, unit); due.length > 0; due = await takeDueAttempts(shop, unit)) {
      for (const attemptId of due) await refreshPayment(shop, unit, attemptId);
    }
    while ((await endOverdue(shop, unit)) > 0);
    await expireCards(shop, unit);
    await remindHolders(shop, unit);
    while ((await fillSearchWords(shop, unit)) > 0);
    await dropCardFiles(shop, unit.id);
    await dropOldProofs(shop, unit.id);
    await dropLeftovers(shop, unit.id);
  }
  await dropOld(shop);
};
