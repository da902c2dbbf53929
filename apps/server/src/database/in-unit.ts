/**
 * Work on one unit's rows: a transaction in the shop's unprivileged role and in the unit, so that row-level security hides all other units'
 * rows (architecture section 6; reliability finding 4). Serialisation failures and deadlocks are retried from the start.
 */
import type { RawBuilder, Transaction } from 'kysely';
import { autocommitIn, beginIn } from './begin.ts';
import type { Connection } from './database.ts';

export type UnitTransaction = Transaction<Record<never, never>>;

const ATTEMPTS = 4;
const RETRYABLE = new Set(['40001', '40P01']);

/** The SQLSTATE of a database error, null for any other error. */
export const sqlState = (error: unknown): string | null => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
};

const retrying = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
};

export const inUnit = <T>(
  connection: Connection,
  unitId: string,
  work: (transaction: UnitTransaction) => Promise<T>,
): Promise<T> => retrying(() => beginIn(unitId, () => connection.transaction().execute(work)));

/** A transaction of one statement, in one message to the database; returns its rows. */
export const queryInUnit = async <Row>(
  connection: Connection,
  unitId: string,
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> => {
  const { rows } = await retrying(() => autocommitIn(unitId, () => statement.execute(connection)));
  return rows;
};
