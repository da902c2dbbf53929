/**
 * An idempotency key as it is stored in the database: claimed under a lock held until the end of the transaction, and stored with the
 * answer. The SQL here becomes part of the statements that `once.ts` sends.
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

/** The state of a key when it is claimed. */
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

/** Common table expressions: `lock`, held until the end of the transaction, and `stored`. Read them with `STORED`. */
export const claimKeySql = (key: OnceKey, now: Date): RawBuilder<unknown> => sql`
  lock as materialized (
    select true /*guard key-lock*/ and pg_try_advisory_xact_lock(hashtextextended(given.name, 0)) /*end*/ as is_free
    from (select ${JSON.stringify([key.unitId, key.actor, key.route, key.key])}::text as name) given),
  stored as materialized (
    select fingerprint, state, response, running_until < ${now}::timestamptz as has_run_out from idem where ${keyRow(key)})`;

/** The columns to select from `lock left join stored on true`; `storedAnswer` interprets them. */
export const STORED = sql`lock.is_free, stored.fingerprint, stored.state, stored.response, stored.has_run_out`;

/** The state of a key, without claiming it; no row if it is new. */
export const lookUpKeySql = (key: OnceKey, now: Date): RawBuilder<unknown> => sql`
  select true as is_free, fingerprint, state, response, running_until < ${now}::timestamptz as has_run_out
  from idem where ${keyRow(key)}`;

/** The stored answer; null if the work is still to be done. Refuses a key that is in progress, or was used for another request. */
export const storedAnswer = (stored: Stored, key: OnceKey): { readonly response: unknown } | null => {
  if (!stored.is_free) throw new CallRefused('requestRunning');
  if (stored.state === null) return null;
  if (stored.fingerprint !== key.fingerprint) throw new CallRefused('keyReused');
  if (stored.state === 'done') return { response: stored.response };
  if (stored.has_run_out !== true) throw new CallRefused('requestRunning');
  return null;
};

/**
 * Marks a claimed key as running if it is new, or if its work was abandoned. The conflict clause checks again: another request may have
 * finished between this statement's snapshot and its lock.
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
 * Stores an answer if `isDone`. Fails if another request has stored one meanwhile, so that the transaction with the duplicate work is
 * rolled back.
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

/** Stores the answer of work that was marked as running; an existing answer stays. */
export const storeRunningAnswerSql = (key: OnceKey, answer: unknown, now: Date): RawBuilder<unknown> => sql`
  ${storeAnswerSql(key, answer, now)}
  on conflict on constraint idem_once do update
    set state = excluded.state, response = excluded.response, running_until = null
    where idem.state = 'running'`;

/** Releases the key of failed work, so that it may be retried at once. */
export const releaseKeySql = (key: OnceKey): RawBuilder<unknown> =>
  sql`update idem set running_until = ${new Date(0)}::timestamptz where ${keyRow(key)} and state = 'running'`;
