/**
 * Work that moves value is done once for a key: asked again with the same request it gives the stored answer, with
 * another request it is refused, and while it is being worked on it is refused too. Source: reliability section 3.
 * Keys belong to one buyer, call and unit and are kept 30 days.
 */
import { createHash } from 'node:crypto';
import { HEADERS } from '@offrande/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { inUnit, oneInUnit, sqlStateOf, type UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { CallRefused } from './call-refused.ts';
import {
  answered,
  claiming,
  freeing,
  keeping,
  keepingOfRunning,
  markingRunning,
  type OnceKey,
  type Stored,
  STORED,
} from './claim.ts';

/** Keeps the answer for later callers as part of a statement of the work itself, where that saves one. */
export type KeepAnswer = (answer: unknown) => RawBuilder<unknown>;

/** What is done under a key, with what was read for it. */
export type Work<T, Read> = (transaction: UnitTransaction, keep: KeepAnswer, read: Read) => Promise<T>;

/** Work that one statement does whole. */
export interface OneStatement<T> {
  readonly answer: T;
  /** Parts of the statement. Those that write read from `claimed`, which has a row where the work is to be done. */
  readonly parts: RawBuilder<unknown>;
  /** Whether they have done it. */
  readonly isDone: RawBuilder<boolean>;
  /** Why they have not. */
  refusal(): CallRefused;
}

export interface Once {
  /**
   * One transaction: claim, work and stored answer stand or fall together. `reading`, an SQL expression of JSON, is read in
   * the statement of the claim where the work is to be done.
   */
  inTransaction<T, Read = null>(work: Work<T, Read>, reading?: RawBuilder<Read>): Promise<T>;
  /** The same in one statement and one message. What `make` throws is thrown unless an answer is stored. */
  inStatement<T>(make: () => OneStatement<T>): Promise<T>;
  /** For work that asks somebody outside: the claim is committed first and runs out after a minute. */
  outside<T>(work: (keep: KeepAnswer) => Promise<T>): Promise<T>;
}

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

/** Another request with this key ended between our look and our lock: its answer is there now. */
const isAnsweredMeanwhile = (error: unknown): boolean =>
  sqlStateOf(error) === UNIQUE_VIOLATION && String((error as Error).message).includes('idem_once');

const again = async <T>(work: () => Promise<T>): Promise<T> => {
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
  const keeper = (keepingAnswer: typeof keeping | typeof keepingOfRunning) => {
    let isKept = false;
    const keep: KeepAnswer = (answer) => {
      isKept = true;
      return keepingAnswer(key, wire.encode(answer), shop.clock());
    };
    return { keep, isKept: () => isKept };
  };

  const attempt = <T, Read>(work: Work<T, Read>, reading: RawBuilder<Read>): Promise<T> =>
    inUnit(shop.connection, key.unitId, async (transaction) => {
      const { rows } = await sql<Stored & { readonly read: Read }>`
        with ${claiming(key, shop.clock())}
        select ${STORED}, case when lock.is_free and stored.state is distinct from 'done' then ${reading} end as read
        from lock left join stored on true`.execute(transaction);
      const known = answered(rows[0]!, key);
      if (known !== null) return wire.decode(known.response) as T;
      const { keep, isKept } = keeper(keeping);
      const answer = await work(transaction, keep, rows[0]!.read);
      if (!isKept()) await keep(answer).execute(transaction);
      return answer;
    });

  const attemptStatement = async <T>({ answer, parts, isDone, refusal }: OneStatement<T>): Promise<T> => {
    const now = shop.clock();
    const [row] = await oneInUnit(
      shop.connection,
      key.unitId,
      sql<Stored & { readonly is_done: boolean }>`
        with ${claiming(key, now)},
          claimed as materialized (select from lock where is_free and not exists (select from stored)),
          ${parts},
          kept as (${keeping(key, wire.encode(answer), now, isDone)})
        select ${STORED}, ${isDone} as is_done from lock left join stored on true`,
    );
    const known = answered(row!, key);
    if (known !== null) return wire.decode(known.response) as T;
    if (!row!.is_done) throw refusal();
    return answer;
  };

  const inTransaction = <T, Read = null>(
    work: Work<T, Read>,
    reading: RawBuilder<Read> = sql`null::jsonb`,
  ): Promise<T> => again(() => attempt(work, reading));

  return {
    inTransaction,
    inStatement: async (make) => {
      let made: ReturnType<typeof make>;
      try {
        made = make();
      } catch (error) {
        return inTransaction(() => Promise.reject(error as Error));
      }
      return again(() => attemptStatement(made));
    },
    outside: async <T>(work: (keep: KeepAnswer) => Promise<T>) => {
      const now = shop.clock();
      const [stored] = await oneInUnit(
        shop.connection,
        key.unitId,
        sql<
          Stored & { readonly is_marked: boolean }
        >`with ${claiming(key, now)}, marked as (${markingRunning(key, now)})
          select ${STORED}, exists (select from marked) as is_marked from lock left join stored on true`,
      );
      const known = answered(stored!, key);
      if (known !== null) return wire.decode(known.response) as T;
      // Another request with this key ended between our look and our lock.
      if (!stored!.is_marked) throw new CallRefused('requestRunning');
      try {
        const { keep, isKept } = keeper(keepingOfRunning);
        const answer = await work(keep);
        if (!isKept()) await oneInUnit(shop.connection, key.unitId, keep(answer));
        return answer;
      } catch (error) {
        await oneInUnit(shop.connection, key.unitId, freeing(key));
        throw error;
      }
    },
  };
};
