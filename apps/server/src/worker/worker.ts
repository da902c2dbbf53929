/**
 * Processes the outbox, in any number of concurrent processes: a message is leased for a minute and becomes due again if its worker dies.
 * Failing work is retried with increasing backoff until its time is over, or it is refused for good; then it is marked as failed with a
 * task for staff, unless its buyer is told (`fallBack`). Nothing is lost silently. Source: reliability row 37.
 */
import { type RawBuilder, sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { fallBack } from '../delivery/fall-back.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { issueOrder } from '../issue/issue.ts';
import { type NewTask, openTask } from '../task/open-task.ts';
import type { Deliver, Progress } from '../outbox/message.ts';
import type { Topic } from '../outbox/outbox.ts';
import { MailUnavailable } from '../providers/mail/index.ts';
import { SmsUnavailable } from '../providers/sms/index.ts';

interface Leased {
  readonly id: string;
  readonly key: string;
  readonly topic: Topic;
  readonly payload: { readonly subject: string };
  readonly attempts: number;
  readonly give_up_at: Date;
}

export const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;
const BATCH = 10;

/** 5 s, 10 s, 20 s … up to an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20));

/** In the order in which they became due: an update returns its rows in any order. */
const lease = (shop: Shop, unit: Unit): Promise<readonly Leased[]> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const now = shop.clock();
    const { rows } = await sql<Leased>`
      with due as (
        select id, next_at from outbox where bu_id = ${unit.id} and done_at is null and failed_at is null and next_at <= ${now}
        order by next_at limit ${BATCH} for update skip locked
      ), leased as (
        update outbox set attempts = attempts + 1, next_at = ${new Date(now.getTime() + LEASE_MS)} from due where outbox.id = due.id
        returning outbox.id, key, topic, payload, attempts, give_up_at, due.next_at as due_at
      )
      select id, key, topic, payload, attempts, give_up_at from leased order by due_at`.execute(transaction);
    return rows;
  });

const finishing = (shop: Shop, message: Leased): RawBuilder<unknown> =>
  sql`update outbox set done_at = ${shop.clock()}::timestamptz, last_error = null where id = ${message.id}::uuid`;

const finish = (shop: Shop, unit: Unit, message: Leased): Promise<unknown> =>
  inUnit(shop.connection, unit.id, (transaction) => finishing(shop, message).execute(transaction));

/** Queues the message behind all work that is already due, so that long work delays nothing. Progress resets the failures. */
const requeue = (shop: Shop, unit: Unit, message: Leased): Promise<unknown> =>
  inUnit(shop.connection, unit.id, (transaction) =>
    sql`update outbox set next_at = ${shop.clock()}, attempts = 0, last_error = null where id = ${message.id}`.execute(
      transaction,
    ),
  );

/** The task for staff; an undeliverable alarm opens none. */
const askStaff = (shop: Shop, message: Leased, reason: string): NewTask | null =>
  message.topic === 'task'
    ? null
    : {
        kind: 'deliveryFailed',
        subject: message.key,
        detail: { topic: message.topic, attempts: String(message.attempts), reason, since: shop.clock().toISOString() },
      };

/** A permanent refusal by mail server or gateway, which no retry can change. */
const isForGood = (error: unknown): boolean =>
  (error instanceof MailUnavailable || error instanceof SmsUnavailable) && !error.isRetryable;

const postpone = async (shop: Shop, unit: Unit, message: Leased, error: unknown): Promise<void> => {
  const now = shop.clock();
  const reason = (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown').slice(0, 300);
  shop.log('work postponed', { unit: unit.id, key: message.key, attempts: message.attempts, reason });
  const isOver = message.give_up_at <= now || isForGood(error);
  await inUnit(shop.connection, unit.id, async (transaction) => {
    await sql`update outbox set last_error = ${reason}, next_at = ${new Date(now.getTime() + pauseAfter(message.attempts))},
        failed_at = ${isOver ? now : null}::timestamptz
      where id = ${message.id}`.execute(transaction);
    if (!isOver) return;
    const { topic, payload } = message;
    if (await fallBack(transaction, shop, unit.id, { topic, subject: payload.subject })) return;
    const task = askStaff(shop, message, reason);
    if (task !== null) await openTask(transaction, shop, unit.id, task);
  });
};

/** Throws if the work cannot be done now. `finished` means that it is already marked as finished. */
const doWork = async (shop: Shop, unit: Unit, deliver: Deliver, message: Leased): Promise<Progress | 'finished'> => {
  const { topic, key, payload } = message;
  if (topic !== 'issue') return deliver({ unit, topic, subject: payload.subject, key });
  return (await issueOrder(shop, unit, payload.subject, finishing(shop, message))) ? 'finished' : 'done';
};

const perform = async (shop: Shop, unit: Unit, deliver: Deliver, message: Leased): Promise<void> => {
  let progress: Progress | 'finished';
  try {
    progress = await doWork(shop, unit, deliver, message);
  } catch (error) {
    await postpone(shop, unit, message, error);
    return;
  }
  if (progress === 'done') await finish(shop, unit, message);
  if (progress === 'again') await requeue(shop, unit, message);
};

/**
 * Processes all due messages of every unit until none is left; returns how many. `together`: the messages of a batch are processed
 * concurrently instead of one after another.
 */
export const workOnce = async (
  shop: Shop,
  deliver: Deliver,
  { together = false }: { readonly together?: boolean } = {},
): Promise<number> => {
  let taken = 0;
  for (const unit of shop.units.values()) {
    for (let batch = await lease(shop, unit); batch.length > 0; batch = await lease(shop, unit)) {
      if (together) await Promise.all(batch.map((message) => perform(shop, unit, deliver, message)));
      else for (const message of batch) await perform(shop, unit, deliver, message);
      taken += batch.length;
    }
  }
  return taken;
};
