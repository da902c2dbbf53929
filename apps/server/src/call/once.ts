/**
 * Work that moves value is done once for each key: a repeat of the same request returns the stored answer,
 * another request with the key is refused, and so is a repeat while the first is still running. Source: reliability section 3.
 * Keys belong to one buyer, call and unit and are stored for 30 days.
 */
import { createHash } from 'node:crypto';
import { HEADERS } from '@offrande/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { inUnit, queryInUnit, sqlState, type UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { CallRefused } from './call-refused.ts';
import {
  storedAnswer,
  claimKeySql,
  releaseKeySql,
  storeAnswerSql,
  storeRunningAnswerSql,
  lookUpKeySql,
  markRunningSql,
  type OnceKey,
  type Stored,
  STORED,
} from './claim.ts';

/** Stores the answer for later callers as part of one of the work's own statements, where that saves a statement. */
export type StoreAnswer = (answer: unknown) => RawBuilder<unknown>;

/** The work done under a key, with what was read for it. */
export type Work<T, Read> = (transaction: UnitTransaction, store: StoreAnswer, read: Read) => Promise<T>;

/** Work that a single statement does completely. */
export interface OneStatement<T> {
  readonly answer: T;
  /** Common table expressions. Those that write must select from `claimed`, which has a row if the work is to be done. */
  readonly parts: RawBuilder<unknown>;
  /** Whether the statement did the work. */
  readonly isDone: RawBuilder<boolean>;
  /** The refusal if it did not. */
  refusal(): CallRefused;
}

export interface Once {
  /**
   * Returns the stored answer if there is one, else runs `ask`: limits and captchas are checked before the work, and a replay
   * does not count as a try.
   */
  unlessAnswered<T>(ask: () => Promise<T>): Promise<T>;
  /**
   * One transaction: claim, work and stored answer commit or roll back together. `reading`, a JSON-valued SQL expression, is evaluated in
   * the claiming statement, but only if the work is to be done.
   */
  inTransaction<T, Read = null>(work: Work<T, Read>, reading?: RawBuilder<Read>): Promise<T>;
  /** The same in one statement and one round trip. A refusal thrown by `make` is thrown unless an answer is stored. */
  inStatement<T>(make: () => OneStatement<T>): Promise<T>;
  /** For work that calls an outside service: the claim is committed first and expires after a minute. */
  outside<T>(work: (store: StoreAnswer) => Promise<T>): Promise<T>;
}

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const UNIQUE_VIOLATION = '23505';

/** A form that does not depend on the order of fields. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, part]) => [name, canonical(part)]);
};

export const requestFingerprint = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('base64url');

/** The caller's key, or a refusal that names the header. */
export const readKey = (headers: Headers): string => {
  const key = headers.get(HEADERS.idempotencyKey) ?? '';
  if (!KEY.test(key)) throw new CallRefused('badRequest', { header: HEADERS.idempotencyKey });
  return key;
};

/** Another request with this key finished between our snapshot and our lock: its answer is stored now. */
const isAnsweredMeanwhile = (error: unknown): boolean =>
  error instanceof Error && sqlState(error) === UNIQUE_VIOLATION && error.message.includes('idem_once');

const retryIfAnswered = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isAnsweredMeanwhile(error)) return work();
    throw error;
  }
};

/** The work of one call. `encode` turns an answer into what is stored, `decode` turns it back. */
export const createOnce = (
  shop: Pick<Shop, 'connection' | 'clock'>,
  key: OnceKey,
  wire: { encode(answer: unknown): unknown; decode(stored: unknown): unknown },
): Once => {
  const createStorer = (storeSql: typeof storeAnswerSql | typeof storeRunningAnswerSql) => {
    let isStored = false;
    const store: StoreAnswer = (answer) => {
      isStored = true;
      return storeSql(key, wire.encode(answer), shop.clock());
    };
    return { store, isStored: () => isStored };
  };

  const attempt = <T, Read>(work: Work<T, Read>, reading: RawBuilder<Read>): Promise<T> =>
    inUnit(shop.connection, key.unitId, async (transaction) => {
      const { rows } = await sql<Stored & { readonly read: Read }>`
        with ${claimKeySql(key, shop.clock())}
        select ${STORED}, case when lock.is_free and stored.state is distinct from 'done' then ${reading} end as read
        from lock left join stored on true`.execute(transaction);
      const known = storedAnswer(rows[0]!, key);
      if (known !== null) return wire.decode(known.response) as T;
      const { store, isStored } = createStorer(storeAnswerSql);
      const answer = await work(transaction, store, rows[0]!.read);
      if (!isStored()) await store(answer).execute(transaction);
      return answer;
    });

  const attemptStatement = async <T>({ answer, parts, isDone, refusal }: OneStatement<T>): Promise<T> => {
    const now = shop.clock();
    const [row] = await queryInUnit(
      shop.connection,
      key.unitId,
      sql<Stored & { readonly is_done: boolean }>`
        with ${claimKeySql(key, now)},
          claimed as materialized (select from lock where is_free and not exists (select from stored)),
          ${parts},
          kept as (${storeAnswerSql(key, wire.encode(answer), now, isDone)})
        select ${STORED}, ${isDone} as is_done from lock left join stored on true`,
    );
    const known = storedAnswer(row!, key);
    if (known !== null) return wire.decode(known.response) as T;
    if (!row!.is_done) throw refusal();
    return answer;
  };

  const inTransaction = <T, Read = null>(
    work: Work<T, Read>,
    reading: RawBuilder<Read> = sql`null::jsonb`,
  ): Promise<T> => retryIfAnswered(() => attempt(work, reading));

  return {
    unlessAnswered: async <T>(ask: () => Promise<T>) => {
      const [stored] = await queryInUnit(shop.connection, key.unitId, sql<Stored>`${lookUpKeySql(key, shop.clock())}`);
      const known = stored === undefined ? null : storedAnswer(stored, key);
      return known === null ? ask() : (wire.decode(known.response) as T);
    },
    inTransaction,
    inStatement: async (make) => {
      let made: ReturnType<typeof make>;
      try {
        made = make();
      } catch (error) {
        return inTransaction(() => Promise.reject(error as Error));
      }
      return retryIfAnswered(() => attemptStatement(made));
    },
    outside: async <T>(work: (store: StoreAnswer) => Promise<T>) => {
      const now = shop.clock();
      const [stored] = await queryInUnit(
        shop.connection,
        key.unitId,
        sql<
          Stored & { readonly is_marked: boolean }
        >`with ${claimKeySql(key, now)}, marked as (${markRunningSql(key, now)})
          select ${STORED}, exists (select from marked) as is_marked from lock left join stored on true`,
      );
      const known = storedAnswer(stored!, key);
      if (known !== null) return wire.decode(known.response) as T;
      // Another request with this key finished between our snapshot and our lock.
      if (!stored!.is_marked) throw new CallRefused('requestRunning');
      try {
        const { store, isStored } = createStorer(storeRunningAnswerSql);
        const answer = await work(store);
        if (!isStored()) await queryInUnit(shop.connection, key.unitId, store(answer));
        return answer;
      } catch (error) {
        await queryInUnit(shop.connection, key.unitId, releaseKeySql(key));
        throw error;
      }
    },
  };
};
