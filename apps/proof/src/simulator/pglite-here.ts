/** PGlite in this thread, for work that asks one small question after another: what the shop's own thread costs is the way there and back. */
import { PGlite, types } from '@electric-sql/pglite';
import { beginText, isAlone } from '../../../server/src/database/begin.ts';

interface Answer {
  readonly rows: Record<string, unknown>[];
  readonly affectedRows: number;
}

type Query = (text: string, parameters?: readonly unknown[]) => Promise<never>;

export class PGliteHere {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  readonly #database: PGlite;

  private constructor(database: PGlite) {
    this.#database = database;
  }

  static async open(): Promise<PGliteHere> {
    return new PGliteHere(await PGlite.create({ parsers: { [types.INT8]: (text: string) => BigInt(text) } }));
  }

  readonly query: Query = (text, parameters = []) =>
    isAlone() ? this.transaction((transaction) => transaction.query(text, parameters)) : this.#send(text, parameters);

  readonly #send: Query = async (text, parameters = []) => {
    const result =
      parameters.length === 0
        ? (await this.#database.exec(text)).at(-1)
        : await this.#database.query(text, [...parameters]);
    const answer: Answer = {
      rows: (result?.rows ?? []) as Answer['rows'],
      affectedRows: result?.affectedRows ?? 0,
    };
    return answer as never;
  };

  async transaction<T>(work: (transaction: { query: Query; rollback(): Promise<void> }) => Promise<T>): Promise<T> {
    await this.#send(beginText());
    try {
      const result = await work({ query: this.#send, rollback: () => this.#send('rollback') });
      await this.#send('commit');
      return result;
    } catch (error) {
      await this.#send('rollback');
      throw error;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.#database.close();
  }
}
