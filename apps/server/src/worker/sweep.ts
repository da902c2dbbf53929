/**
 * What time brings: payments that nobody has told us about are asked for at 1, 5, 15 and 30 minutes, and orders whose
 * time is over give their holds back (reliability row 12), what is left on cards whose last day is over is booked, and files of codes that nobody may take any more are deleted, as
 * is what no order took. A payment that is decided later is late money.
 */
import { DAY_MS } from '@offrande/domain/time';
import { sql } from 'kysely';
import { expireCards } from '../card/expire-cards.ts';
import { dropCardFiles } from '../card-file/card-file-store.ts';
import { inUnit } from '../database/in-unit.ts';
import { dropLeftovers } from './drop-leftovers.ts';
import { endOrder } from '../order/end-order.ts';
import { dropOldProofs } from '../password/drop-old-proofs.ts';
import { refreshPayment } from '../payment/refresh-payment.ts';
import { remindHolders } from '../reminder/remind-holders.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** Minutes after the start of a payment at which it is asked for; the last two find money that came late. */
const LOOK_MINUTES = [1, 5, 15, 30, 120, 1440] as const;

const BATCH = 50;

/** Takes attempts whose time to look has come, and sets the next time; other sweepers pass them by. */
const attemptsToLookAt = (shop: Shop, unit: Unit): Promise<readonly string[]> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      update payment_attempt set looks = looks + 1,
        next_look_at = created_at + make_interval(mins => (${[...LOOK_MINUTES]}::integer[])[looks + 2])
      where id in (select id from payment_attempt where bu_id = ${unit.id} and next_look_at <= ${shop.clock()}
        order by next_look_at limit ${BATCH} for update skip locked)
      returning id`.execute(transaction);
    return rows.map(({ id }) => id);
  });

const endOverdue = (shop: Shop, unit: Unit): Promise<number> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<LockedOrder>`
      select order_no, bu_id, state, currency, total, settlement from purchase
      where bu_id = ${unit.id} and state = 'requesting' and expires_at <= ${shop.clock()}
      order by expires_at limit ${BATCH} for update skip locked`.execute(transaction);
    for (const order of rows) await endOrder(transaction, shop, order);
    return rows.length;
  });

/** More than this goes with the next sweep. */
const OLD_AT_ONCE = 5000;

/** The oldest first, by the index of their time: a plan that is kept for any time would read the whole table, again and again. */
const dropBefore = (table: string, column: string, before: Date) => sql`
  delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before}
    order by ${sql.ref(column)} limit ${OLD_AT_ONCE}))`;

/** Answers of calls that moved value are kept 30 days, init tokens and counts as long as they mean something. */
const dropOld = async (shop: Shop): Promise<void> => {
  const now = shop.clock();
  const yesterday = new Date(now.getTime() - DAY_MS);
  await sql`with tokens as (${dropBefore('init_token', 'expires_at', now)}),
      sessions as (${dropBefore('session', 'expires_at', now)}),
      sign_ins as (${dropBefore('sign_in', 'expires_at', yesterday)}),
      counts as (${dropBefore('rate_count', 'window_start', yesterday)})
    ${dropBefore('idem', 'expires_at', now)}`.execute(shop.connection);
};

/** Asks, then ends: an order whose payment is found in the last look is confirmed and not cancelled. */
export const sweep = async (shop: Shop): Promise<void> => {
  for (const unit of shop.units.values()) {
    for (let due = await attemptsToLookAt(shop, unit); due.length > 0; due = await attemptsToLookAt(shop, unit)) {
      for (const attemptId of due) await refreshPayment(shop, unit, attemptId);
    }
    while ((await endOverdue(shop, unit)) > 0);
    await expireCards(shop, unit);
    await remindHolders(shop, unit);
    await dropCardFiles(shop, unit.id);
    await dropOldProofs(shop, unit.id);
    await dropLeftovers(shop, unit.id);
  }
  await dropOld(shop);
};
