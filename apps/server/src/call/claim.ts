/**
 * An idempotency key as it is stored in the database: claimed under a lock that lasts as long as the transaction, and
 * stored with the answer. The SQL here is part of statements that `once.ts` sends.
 */
import { type RawBuilder, sql } from 'kysely';
import { CallRefused } from './call-refused.ts';

export interface OnceKey {
  readonly unitId: string;
  readonly actor: string;
  readonly route: string;
  readonly key: string;
  readonly fingerprint: string;
}

const STORED_DAYS = 30;
const RUNNING_MS = 60_000;

/** What is known of a key when it is claimed. */
export interface Stored {
  readonly is_free: boolean;
  readonly fingerprint: string | null;
  readonly state: 'running' | 'done' | null;
  readonly response: unknown;
  readonly has_run_out: boolean | null;
}

const expiryAt = (now: Date): Date => new Date(now.getTime() + STORED_DAYS * 86_400_000);

export const keyRow = ({ unitId, actor, route, key }: OnceKey): RawBuilder<unknown> =>
  sql`bu_id = ${unitId} and actor = ${actor} and route = ${route} and key = ${key}`;

/** Parts of a statement: `lock`, taken until the end of the transaction, and `stored`. To be read with `STORED`. */
export const claimKeySql = (key: OnceKey, now: Date): RawBuilder<unknown> => sql`
  lock as materialized (
    select true /*guard key-lock*/ and pg_try_advisory_xact_lock(hashtextextended(given.name, 0)) /*end*/ as is_free
    from (select ${JSON.stringify([key.unitId, key.actor, key.route, key.key])}::text as name) given),
  stored as materialized (
    select fingerprint, state, response, running_until < ${now}::timestamptz as has_run_out from idem where ${keyRow(key)})`;

/** What a statement selects from `lock left join stored on true`, to be judged by `storedAnswer`. */
export const STORED = sql`lock.is_free, stored.fingerprint, stored.state, stored.response, stored.has_run_out`;

/** What is known of a key, without claiming it; no row where it is new. */
export const lookUpKeySql = (key: OnceKey, now: Date): RawBuilder<unknown> => sql`
  select true as is_free, fingerprint, state, response, running_until < ${now}::timestamptz as has_run_out
  from idem where ${keyRow(key)}`;

/** The stored answer where there is one; null where the work is to be done. */
export const storedAnswer = (stored: Stored, key: OnceKey): { readonly response: unknown } | null => {
  if (!stored.is_free) throw new CallRefused('requestRunning');
  if (stored.state === null) return null;
  if (stored.fingerprint !== key.fingerprint) throw new CallRefused('keyReused');
  if (stored.state === 'done') return { response: stored.response };
  if (stored.has_run_out !== true) throw new CallRefused('requestRunning');
  return null;
};

/**
 * Marks a claimed key as running, where it is free or what ran under it was given up, and still is as it was read: whoever
 * held the key may have ended between the statement's look and its lock.
 */
export const markRunningSql = (key: OnceKey, now: Date): RawBuilder<unknown> => sql`
  insert into idem (bu_id, actor, route, key, fingerprint, state, running_until, expires_at)
  select ${key.unitId}, ${key.actor}, ${key.route}, ${key.key}, ${key.fingerprint}, 'running',
    ${new Date(now.getTime() + RUNNING_MS)}::timestamptz, ${expiryAt(now)}::timestamptz
  from lock left join stored on true
  where is_free and (state is null or (state = 'running' and has_run_out and fingerprint = ${key.fingerprint}))
  on conflict on constraint idem_once do update set running_until = excluded.running_until
    where idem.state = 'running' and idem.running_until < ${now}::timestamptz and idem.fingerprint = excluded.fingerprint
  returning key`;

/**
 * Keeps an answer where `isDone`. Somebody else's answer that came in between makes it fail, so that what was done beside it
 * is undone.
 */
export const storeAnswerSql = (
  key: OnceKey,
  answer: unknown,
  now: Date,
  isDone: RawBuilder<boolean> = sql`true`,
): RawBuilder<unknown> => sql`
  insert into idem (bu_id, actor, route, key, fingerprint, state, response, expires_at)
  select ${key.unitId}, ${key.actor}, ${key.route}, ${key.key}, ${key.fingerprint}, 'done', ${JSON.stringify(answer)}::jsonb,
    ${expiryAt(now)}::timestamptz
  where ${isDone}`;

/** Keeps the answer of work that was marked as running; one that is there stays. */
export const storeRunningAnswerSql = (key: OnceKey, answer: unknown, now: Date): RawBuilder<unknown> => sql`
  ${storeAnswerSql(key, answer, now)}
  on conflict on constraint idem_once do update
    set state = excluded.state, response = excluded.response, running_until = null
    where idem.state = 'running'`;

/** What failed leaves no trace: the same key may be tried again at once. */
export const releaseKeySql = (key: OnceKey): RawBuilder<unknown> =>
  sql`update idem set running_until = ${new Date(0)}::timestamptz where ${keyRow(key)} and state = 'running'`;
