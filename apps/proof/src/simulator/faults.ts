/**
 * Database faults as the shop sees them: a statement that is never sent, one whose answer is lost, a commit that took effect
 * but appears to have failed. `crash` ends the process: nothing that it sends afterwards arrives. `retry` is a serialisation
 * failure, which the shop retries by itself. One fault at a time. In addition, a misdirected shop: its transactions enter
 * another unit than the one they name.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { autocommitIn, beginIn, beginText, isAutocommit } from '../../../server/src/database/begin.ts';

export interface Cut {
  /** The statement's index, from 0; a commit counts as a statement. */
  readonly at: number;
  readonly when: 'before' | 'after';
  readonly kind: 'error' | 'crash' | 'retry';
}

/** The error of a broken connection. */
class ConnectionLost extends Error {
  readonly code = 'ECONNRESET';
}
class SerialisationFailure extends Error {
  readonly code = '40001';
}

/** A statement that was sent, for the list of crash points. */
export interface SentStatement {
  readonly text: string;
  readonly isCommit: boolean;
}

export class Faults {
  #cut: Cut | null = null;
  #isDead = false;
  #isCounting = false;
  hasFired = false;
  /** The unit that every transaction enters; null: its own. */
  astray: string | null = null;
  readonly sent: SentStatement[] = [];

  /** From here on statements are counted and the cut is applied. */
  arm(cut: Cut | null): void {
    this.#cut = cut;
    this.#isDead = false;
    this.#isCounting = true;
    this.hasFired = false;
    this.sent.length = 0;
  }

  /** From here on everything arrives: the crashed process has been restarted. */
  disarm(): void {
    this.#cut = null;
    this.#isDead = false;
    this.#isCounting = false;
  }

  /** Sends a statement, subject to faults. */
  async pass<T>(statement: SentStatement, send: () => Promise<T>): Promise<T> {
    this.assertAlive();
    if (!this.#isCounting) return send();
    const cut = this.#cut?.at === this.sent.length ? this.#cut : null;
    this.sent.push(statement);
    if (cut?.when === 'before') this.#fail(cut, statement);
    const answer = await send();
    if (cut?.when === 'after') this.#fail(cut, statement);
    return answer;
  }

  /** Runs work exempt from faults while they are armed. */
  async aside<T>(work: () => Promise<T>): Promise<T> {
    this.assertAlive();
    const wasCounting = this.#isCounting;
    this.#isCounting = false;
    try {
      return await work();
    } finally {
      this.#isCounting = wasCounting;
    }
  }

  /** Begins a transaction in its own unit, or in `astray`. */
  begin<T>(work: () => Promise<T>): Promise<T> {
    return this.astray === null || beginText() === 'begin' ? work() : beginIn(this.astray, work);
  }

  /** Sends an autocommit statement in its own unit, or in `astray`; any other unchanged. */
  enter<T>(work: () => Promise<T>): Promise<T> {
    return this.astray === null || !isAutocommit() ? work() : autocommitIn(this.astray, work);
  }

  /** A crashed process sends nothing. */
  assertAlive(): void {
    if (this.#isDead) throw new ConnectionLost('The process has ended');
  }

  #fail({ kind, when }: Cut, { isCommit, text }: SentStatement): never {
    this.hasFired = true;
    this.#cut = null;
    this.#isDead = kind === 'crash';
    // No database reports a serialisation failure for a commit that took effect.
    if (kind === 'retry' && !(isCommit && when === 'after'))
      throw new SerialisationFailure('could not serialize access');
    throw new ConnectionLost(`Connection terminated unexpectedly ${when} ${text.trim().slice(0, 40)}`);
  }
}

/** The driver's own connection behind each wrapper. */
const inner = new WeakMap<DatabaseConnection, DatabaseConnection>();

const faulty = (connection: DatabaseConnection, faults: Faults): DatabaseConnection => {
  const outer: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
      // An autocommit statement is its own commit.
      faults.pass({ text: query.sql, isCommit: isAutocommit() }, () =>
        faults.enter(() => connection.executeQuery<R>(query)),
      ),
    streamQuery: () => {
      throw new Error('Nothing is streamed here');
    },
  };
  inner.set(outer, connection);
  return outer;
};

const driverOf = (driver: Driver, faults: Faults): Driver => ({
  init: (options) => driver.init(options),
  acquireConnection: async (options) => faulty(await driver.acquireConnection(options), faults),
  beginTransaction: async (connection, settings: TransactionSettings) => {
    faults.assertAlive();
    await faults.begin(() => driver.beginTransaction(inner.get(connection)!, settings));
  },
  commitTransaction: (connection) =>
    faults.pass({ text: 'commit', isCommit: true }, () => driver.commitTransaction(inner.get(connection)!)),
  // The database rolls back whatever a broken connection leaves open, so a rollback always succeeds.
  rollbackTransaction: (connection) => driver.rollbackTransaction(inner.get(connection)!),
  releaseConnection: (connection, options) => driver.releaseConnection(inner.get(connection)!, options),
  destroy: (options) => driver.destroy(options),
});

/** The same database over connections that can break. */
export const breakable = (dialect: Dialect, faults: Faults): Dialect => ({
  createDriver: () => driverOf(dialect.createDriver(), faults),
  createAdapter: () => dialect.createAdapter(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (database) => dialect.createIntrospector(database),
});
