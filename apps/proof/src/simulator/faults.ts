/**
 * Faults of the database as the shop sees them: a statement that is never sent, one whose answer is lost, a commit that took
 * effect and seems not to have. `crash` is the end of the process: nothing that it sends afterwards arrives. `retry` is a
 * serialisation failure, which the shop tries again by itself. One fault at a time. Beside them a shop that is led astray:
 * its transactions enter another unit than the one they name.
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
  /** Which statement, counted from 0; a commit counts as one. */
  readonly at: number;
  readonly when: 'before' | 'after';
  readonly kind: 'error' | 'crash' | 'retry';
}

/** What a connection that broke says. */
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
  /** The unit that every transaction of a unit enters; null: its own. */
  astray: string | null = null;
  readonly sent: SentStatement[] = [];

  /** From here on statements are counted, and cut where it is said. */
  arm(cut: Cut | null): void {
    this.#cut = cut;
    this.#isDead = false;
    this.#isCounting = true;
    this.hasFired = false;
    this.sent.length = 0;
  }

  /** From here on everything arrives: what died has been started again. */
  disarm(): void {
    this.#cut = null;
    this.#isDead = false;
    this.#isCounting = false;
  }

  /** Sends a statement, or does not. */
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

  /** Something that no fault meets, amid what they may meet. */
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

  /** Begins a transaction where it belongs, or elsewhere. */
  begin<T>(work: () => Promise<T>): Promise<T> {
    return this.astray === null || beginText() === 'begin' ? work() : beginIn(this.astray, work);
  }

  /** Sends a statement that is a transaction by itself where it belongs, or elsewhere; any other as it is. */
  enter<T>(work: () => Promise<T>): Promise<T> {
    return this.astray === null || !isAutocommit() ? work() : autocommitIn(this.astray, work);
  }

  /** A process that has died asks nobody anything. */
  assertAlive(): void {
    if (this.#isDead) throw new ConnectionLost('The process has ended');
  }

  #fail({ kind, when }: Cut, { isCommit, text }: SentStatement): never {
    this.hasFired = true;
    this.#cut = null;
    this.#isDead = kind === 'crash';
    // No database says of a commit that it failed and must be tried again, and keeps it.
    if (kind === 'retry' && !(isCommit && when === 'after'))
      throw new SerialisationFailure('could not serialize access');
    throw new ConnectionLost(`Connection terminated unexpectedly ${when} ${text.trim().slice(0, 40)}`);
  }
}

/** The connection that its driver knows, behind each one that is handed out. */
const inner = new WeakMap<DatabaseConnection, DatabaseConnection>();

const faulty = (connection: DatabaseConnection, faults: Faults): DatabaseConnection => {
  const outer: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
      // A statement that is a transaction by itself is its own commit.
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
  // What a broken connection leaves open is rolled back by the database, whoever asks.
  rollbackTransaction: (connection) => driver.rollbackTransaction(inner.get(connection)!),
  releaseConnection: (connection, options) => driver.releaseConnection(inner.get(connection)!, options),
  destroy: (options) => driver.destroy(options),
});

/** The same database, reached over connections that break. */
export const breakable = (dialect: Dialect, faults: Faults): Dialect => ({
  createDriver: () => driverOf(dialect.createDriver(), faults),
  createAdapter: () => dialect.createAdapter(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (database) => dialect.createIntrospector(database),
});
