/**
 * Takes up what waits in the outbox, from any number of processes at once: a message is leased for a minute and comes
 * back if its worker dies. Failing work is tried again with growing pauses until its time is over, and is then marked for
 * staff; nothing is lost in silence. Source: reliability row 37.
 */
import { type RawBuilder, sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { issueOrder } from './issue.ts';
import type { Topic } from './outbox.ts';

/** A message for delivery. It may come twice; `key` is the same both times. */
export interface Message {
  readonly unit: Unit;
  readonly topic: Exclude<Topic, 'issue'>;
  /** An order number, a card's id, a resend's id or a task, by topic. */
  readonly subject: string;
  readonly key: string;
}

/** Brings a message to whom it is for. Throws when it could not be brought now. */
export type Deliver = (message: Message) => Promise<void>;

interface Leased {
  readonly id: string;
  readonly key: string;
  readonly topic: Topic;
  readonly payload: { readonly subject: string };
  readonly attempts: number;
}

const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
const BATCH = 10;

/** 5 s, 10 s, 20 s … up to an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20));

const lease = (shop: Shop, unit: Unit): Promise<readonly Leased[]> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const now = shop.clock();
    const { rows } = await sql<Leased>`
      update outbox set attempts = attempts + 1, next_at = ${new Date(now.getTime() + LEASE_MS)}
      where id in (select id from outbox where bu_id = ${unit.id} and done_at is null and failed_at is null and next_at <= ${now}
        order by next_at limit ${BATCH} for update skip locked)
      returning id, key, topic, payload, attempts`.execute(transaction);
    return rows;
  });

const finishing = (shop: Shop, message: Leased): RawBuilder<unknown> =>
  sql`update outbox set done_at = ${shop.clock()}::timestamptz, last_error = null where id = ${message.id}::uuid`;

const finish = (shop: Shop, unit: Unit, message: Leased): Promise<unknown> =>
  inUnit(shop.connection, unit.id, (transaction) => finishing(shop, message).execute(transaction));

const postpone = (shop: Shop, unit: Unit, message: Leased, error: unknown): Promise<unknown> => {
  const now = shop.clock();
  const reason = (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown').slice(0, 300);
  shop.log('work postponed', { unit: unit.id, key: message.key, attempts: message.attempts, reason });
  return inUnit(shop.connection, unit.id, (transaction) =>
    sql`update outbox set last_error = ${reason}, next_at = ${new Date(now.getTime() + pauseAfter(message.attempts))},
        failed_at = case when give_up_at <= ${now} then ${now}::timestamptz end
      where id = ${message.id}`.execute(transaction),
  );
};

const perform = async (shop: Shop, unit: Unit, deliver: Deliver, message: Leased): Promise<void> => {
  const { topic, key, payload } = message;
  try {
    if (topic === 'issue') {
      const isFinished = await issueOrder(shop, unit, payload.subject, finishing(shop, message));
      if (isFinished) return;
    } else {
      await deliver({ unit, topic, subject: payload.subject, key });
    }
  } catch (error) {
    await postpone(shop, unit, message, error);
    return;
  }
  await finish(shop, unit, message);
};

/** Does what is due now in every unit, until nothing is; gives how many messages were taken up. */
export const workOnce = async (shop: Shop, deliver: Deliver): Promise<number> => {
  let taken = 0;
  for (const unit of shop.units.values()) {
    for (let batch = await lease(shop, unit); batch.length > 0; batch = await lease(shop, unit)) {
      for (const message of batch) await perform(shop, unit, deliver, message);
      taken += batch.length;
    }
  }
  return taken;
};
