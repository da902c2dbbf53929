/**
 * Work that moves value is done once for a key: asked again with the same request it gives the stored answer, with
 * another request it is refused, and while it is being worked on it is refused too. Source: reliability section 3.
 * Keys belong to one buyer, call and unit and are kept 30 days.
 */
import { createHash } from 'node:crypto';
import { HEADERS } from '@offrande/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { enterUnit, inTransaction, inUnit, sqlStateOf, type UnitTransaction } from '../database/in-unit.ts';
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

export interface Once {
  /** One transaction: claim, work and stored answer stand or fall together. */
  inTransaction<T>(work: (transaction: UnitTransaction, keep: KeepAnswer) => Promise<T>): Promise<T>;
  /** For work that asks somebody outside: the claim is committed first and runs out after a minute. */
  outside<T>(work: () => Promise<T>): Promise<T>;
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
}

const where = ({ unitId, actor, route, key }: OnceKey): RawBuilder<unknown> =>
  sql`bu_id = ${unitId} and actor = ${actor} and route = ${route} and key = ${key}`;

/** One statement: takes the key's lock until the end of the transaction, reads what is stored, enters the unit. */
const claim = async (transaction: UnitTransaction, key: OnceKey, now: Date): Promise<Stored> => {
  const name = JSON.stringify([key.unitId, key.actor, key.route, key.key]);
  const { rows } = await sql<Stored>`
    with lock as materialized (select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_free),
      stored as (select fingerprint, state, response, running_until < ${now} as has_run_out from idem where ${where(key)})
    select lock.is_free, stored.fingerprint, stored.state, stored.response, stored.has_run_out, ${enterUnit(key.unitId)}
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

const insert = (key: OnceKey, state: 'running' | 'done', answer: unknown, now: Date): RawBuilder<unknown> => {
  const until = state === 'running' ? new Date(now.getTime() + RUNNING_MS) : null;
  return sql`insert into idem (bu_id, actor, route, key, fingerprint, state, response, running_until, expires_at)
    values (${key.unitId}, ${key.actor}, ${key.route}, ${key.key}, ${key.fingerprint}, ${state},
      ${answer === null ? null : JSON.stringify(answer)}::jsonb, ${until}::timestamptz,
      ${new Date(now.getTime() + KEPT_DAYS * 86_400_000)})
    on conflict on constraint idem_once do update
      set state = excluded.state, response = excluded.response, running_until = excluded.running_until
      where idem.state = 'running'`;
};

/** The work of one call. `encode` turns an answer into what is stored, `decode` turns it back. */
export const createOnce = (
  shop: Pick<Shop, 'connection' | 'clock'>,
  key: OnceKey,
  wire: { encode(answer: unknown): unknown; decode(stored: unknown): unknown },
): Once => {
  const attempt = <T>(work: Parameters<Once['inTransaction']>[0]): Promise<T> =>
    inTransaction(shop.connection, async (transaction) => {
      const known = answered(await claim(transaction, key, shop.clock()), key);
      if (known !== null) return wire.decode(known.response) as T;
      let isKept = false;
      const keep: KeepAnswer = (answer) => {
        isKept = true;
        return insert(key, 'done', wire.encode(answer), shop.clock());
      };
      const answer = await work(transaction, keep);
      if (!isKept) await keep(answer).execute(transaction);
      return answer as T;
    });

  return {
    inTransaction: async (work) => {
      try {
        return await attempt(work);
      } catch (error) {
        // Another request with this key ended between our look and our lock: its answer is there now.
        if (sqlStateOf(error) === UNIQUE_VIOLATION && String((error as Error).message).includes('idem_once'))
          return attempt(work);
        throw error;
      }
    },
    outside: async <T>(work: () => Promise<T>) => {
      const known = await inTransaction(shop.connection, async (transaction) => {
        const stored = answered(await claim(transaction, key, shop.clock()), key);
        if (stored === null) await insert(key, 'running', null, shop.clock()).execute(transaction);
        return stored;
      });
      if (known !== null) return wire.decode(known.response) as T;
      try {
        const answer = await work();
        await inUnit(shop.connection, key.unitId, (transaction) =>
          insert(key, 'done', wire.encode(answer), shop.clock()).execute(transaction),
        );
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
