/**
 * Work that moves value is done once for a key: asked again with the same request it gives the stored answer, with
 * another request it is refused, and while it is being worked on it is refused too. Source: reliability section 3.
 * Keys belong to one buyer, call and unit and are kept 30 days.
 */
import { createHash } from 'node:crypto';
import { HEADERS } from '@offrande/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { inUnit, sqlStateOf, type UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { CallRefused } from './call-refused.ts';

export interface OnceKey {
  readonly unitId: string;
  readonly actor: string;
  readonly route: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Keeps the answer for later callers as part of a statement of the work itself, where that saves one. */
export type KeepAnswer = (answer: unknown) => RawBuilder<unknown>;

/** What is done under a key, with what was read for it. */
export type Work<T, Read> = (transaction: UnitTransaction, keep: KeepAnswer, read: Read) => Promise<T>;

export interface Once {
  /**
   * One transaction: claim, work and stored answer stand or fall together. `reading`, an SQL expression of JSON, is read in
   * the statement of the claim where the work is to be done.
   */
  inTransaction<T, Read = null>(work: Work<T, Read>, reading?: RawBuilder<Read>): Promise<T>;
  /** For work that asks somebody outside: the claim is committed first and runs out after a minute. */
  outside<T>(work: (keep: KeepAnswer) => Promise<T>): Promise<T>;
}

const KEPT_DAYS = 30;
const RUNNING_MS = 60_000;
const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const UNIQUE_VIOLATION = '23505';

/** The same for the same fields, whatever their order. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, part]) => [name, canonical(part)]);
};

export const fingerprintOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('base64url');

/** The caller's key, or a refusal that names the header. */
export const readKey = (headers: Headers): string => {
  const key = headers.get(HEADERS.idempotencyKey) ?? '';
  if (!KEY.test(key)) throw new CallRefused('badRequest', { header: HEADERS.idempotencyKey });
  return key;
};

interface Stored {
  readonly is_free: boolean;
  readonly fingerprint: string | null;
  readonly state: 'running' | 'done' | null;
  readonly response: unknown;
  readonly has_run_out: boolean | null;
  /** Work outside goes on under this claim. */
  readonly is_marked: boolean;
  readonly read: unknown;
}

/** How a key is claimed. */
interface Claiming {
  /** The work goes on after the transaction. */
  readonly isOutside: boolean;
  /** What the work needs. */
  readonly reading: RawBuilder<unknown>;
}

const where = ({ unitId, actor, route, key }: OnceKey): RawBuilder<unknown> =>
  sql`bu_id = ${unitId} and actor = ${actor} and route = ${route} and key = ${key}`;

/**
 * One statement: takes the key's lock until the end of the transaction and reads what is stored, and what the work needs
 * where nobody else has the key and no answer is there. With `isOutside` a free key is marked as running, for the work goes
 * on after the transaction. What is read may be older than the lock: whoever held it may have ended between the statement's
 * look and its lock. So what is written decides: the mark of work outside is set only on a row that still is as it was
 * read, and an answer is kept only where there is none.
 */
const claim = async (
  transaction: UnitTransaction,
  key: OnceKey,
  now: Date,
  { isOutside, reading }: Claiming,
): Promise<Stored> => {
  const name = JSON.stringify([key.unitId, key.actor, key.route, key.key]);
  const isOurs = sql`state is null or (state = 'running' and has_run_out and fingerprint = ${key.fingerprint})`;
  const marking = sql`insert into idem (bu_id, actor, route, key, fingerprint, state, running_until, expires_at)
    select ${key.unitId}, ${key.actor}, ${key.route}, ${key.key}, ${key.fingerprint}, 'running',
      ${new Date(now.getTime() + RUNNING_MS)}::timestamptz, ${expiryAt(now)}::timestamptz
    from lock left join stored on true where is_free and (${isOurs})
    on conflict on constraint idem_once do update set running_until = excluded.running_until
      where idem.state = 'running' and idem.running_until < ${now} and idem.fingerprint = excluded.fingerprint
    returning key`;
  const { rows } = await sql<Stored>`
    with lock as materialized (
        select true /*guard key-lock*/ and pg_try_advisory_xact_lock(hashtextextended(given.name, 0)) /*end*/ as is_free
        from (select ${name}::text as name) given
      ),
      stored as materialized (select fingerprint, state, response, running_until < ${now} as has_run_out from idem where ${where(key)}),
      marked as (${isOutside ? marking : sql`select 1 where false`})
    select lock.is_free, stored.fingerprint, stored.state, stored.response, stored.has_run_out,
      exists (select from marked) as is_marked,
      case when lock.is_free and stored.state is distinct from 'done' then ${reading} end as read
    from lock left join stored on true`.execute(transaction);
  return rows[0]!;
};

/** The stored answer where there is one; null where the work is to be done. */
const answered = (stored: Stored, key: OnceKey): { readonly response: unknown } | null => {
  if (!stored.is_free) throw new CallRefused('requestRunning');
  if (stored.state === null) return null;
  if (stored.fingerprint !== key.fingerprint) throw new CallRefused('keyReused');
  if (stored.state === 'done') return { response: stored.response };
  if (stored.has_run_out !== true) throw new CallRefused('requestRunning');
  return null;
};

const expiryAt = (now: Date): Date => new Date(now.getTime() + KEPT_DAYS * 86_400_000);

/** The statement that keeps the answer. Where one is kept already it breaks `idem_once`, and the work is undone with it. */
const keeping = (key: OnceKey, answer: unknown, now: Date): RawBuilder<unknown> =>
  sql`insert into idem (bu_id, actor, route, key, fingerprint, state, response, expires_at)
    values (${key.unitId}, ${key.actor}, ${key.route}, ${key.key}, ${key.fingerprint}, 'done',
      ${JSON.stringify(answer)}::jsonb, ${expiryAt(now)})`;

/** The statement that keeps the answer of work outside, in place of its mark. */
const keepingOutside = (key: OnceKey, answer: unknown, now: Date): RawBuilder<unknown> =>
  sql`${keeping(key, answer, now)}
    on conflict on constraint idem_once do update
      set state = excluded.state, response = excluded.response, running_until = null
      where idem.state = 'running'`;

/** The work of one call. `encode` turns an answer into what is stored, `decode` turns it back. */
export const createOnce = (
  shop: Pick<Shop, 'connection' | 'clock'>,
  key: OnceKey,
  wire: { encode(answer: unknown): unknown; decode(stored: unknown): unknown },
): Once => {
  const keeper = (how: typeof keeping) => {
    let isKept = false;
    const keep: KeepAnswer = (answer) => {
      isKept = true;
      return how(key, wire.encode(answer), shop.clock());
    };
    return { keep, isKept: () => isKept };
  };

  const attempt = <T, Read>(work: Work<T, Read>, reading: RawBuilder<Read>): Promise<T> =>
    inUnit(shop.connection, key.unitId, async (transaction) => {
      const claimed = await claim(transaction, key, shop.clock(), { isOutside: false, reading });
      const known = answered(claimed, key);
      if (known !== null) return wire.decode(known.response) as T;
      const { keep, isKept } = keeper(keeping);
      const answer = await work(transaction, keep, claimed.read as Read);
      if (!isKept()) await keep(answer).execute(transaction);
      return answer;
    });

  return {
    inTransaction: async <T, Read = null>(work: Work<T, Read>, reading: RawBuilder<Read> = sql`null::jsonb`) => {
      try {
        return await attempt(work, reading);
      } catch (error) {
        // Another request with this key ended between our look and our lock: its answer is there now.
        if (sqlStateOf(error) === UNIQUE_VIOLATION && String((error as Error).message).includes('idem_once'))
          return attempt(work, reading);
        throw error;
      }
    },
    outside: async <T>(work: (keep: KeepAnswer) => Promise<T>) => {
      const known = await inUnit(shop.connection, key.unitId, async (transaction) => {
        const claimed = await claim(transaction, key, shop.clock(), { isOutside: true, reading: sql`null::jsonb` });
        const before = answered(claimed, key);
        // Another request with this key ended between our look and our lock.
        if (before === null && !claimed.is_marked) throw new CallRefused('requestRunning');
        return before;
      });
      if (known !== null) return wire.decode(known.response) as T;
      try {
        const { keep, isKept } = keeper(keepingOutside);
        const answer = await work(keep);
        if (!isKept()) await inUnit(shop.connection, key.unitId, (transaction) => keep(answer).execute(transaction));
        return answer;
      } catch (error) {
        // What was refused leaves no trace: the same key may be tried again at once.
        await inUnit(shop.connection, key.unitId, (transaction) =>
          sql`update idem set running_until = ${new Date(0)} where ${where(key)} and state = 'running'`.execute(
            transaction,
          ),
        );
        throw error;
      }
    },
  };
};
