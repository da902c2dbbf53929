/**
 * PGlite behind a thread: the same face that Kysely's PGlite dialect expects, with every query sent to the worker.
 * One connection: a transaction holds it, and everything else waits for its turn.
 */
import { Worker } from 'node:worker_threads';
import { beginText, isAlone } from './begin.ts';
import type { EngineAnswer, EngineFault, EngineMessage, EngineResult, EngineStart } from './pglite-messages.ts';

/** A refusal by the database, with its SQLSTATE in `code`. */
export class DatabaseFault extends Error {
  readonly code: string | null;
  readonly constraint: string | null;
  readonly detail: string | null;
  constructor(fault: EngineFault) {
    super(fault.message);
    this.code = fault.code;
    this.constraint = fault.constraint;
    this.detail = fault.detail;
  }
}

/** Sees each text on its way to the database. */
export type OnSent = (text: string) => void;

type Waiting = { resolve(result: EngineResult): void; reject(error: Error): void };
type Unsent = EngineMessage extends infer Message
  ? Message extends EngineMessage
    ? Omit<Message, 'id'>
    : never
  : never;

export class PGliteThread {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #turn: Promise<unknown> = Promise.resolve();

  readonly #onSent: OnSent;

  private constructor(worker: Worker, onSent: OnSent) {
    this.#worker = worker;
    this.#onSent = onSent;
  }

  static async open(start: EngineStart, onSent: OnSent = () => undefined): Promise<PGliteThread> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: start });
    const thread = new PGliteThread(worker, onSent);
    await thread.#whenReady();
    return thread;
  }

  /** `rowMode` and the like are not needed: rows come as objects. */
  query<T>(text: string, parameters: readonly unknown[] = []): Promise<never> {
    if (isAlone()) return this.transaction((transaction) => transaction.query(text, parameters));
    return this.#inTurn(() => this.#send({ kind: 'query', text, parameters })) as Promise<T> as Promise<never>;
  }

  transaction<T>(
    work: (transaction: { query: PGliteThread['query']; rollback(): Promise<void> }) => Promise<T>,
  ): Promise<T> {
    const query = (text: string, parameters: readonly unknown[] = []) =>
      this.#send({ kind: 'query', text, parameters }) as Promise<never>;
    const begin = beginText();
    return this.#inTurn(async () => {
      await query(begin);
      try {
        const result = await work({ query, rollback: () => query('rollback') });
        await query('commit');
        return result;
      } catch (error) {
        await query('rollback');
        throw error;
      }
    });
  }

  /** Writes the data directory to a file that another start can use as its template. */
  async dump(file: string): Promise<void> {
    await this.#inTurn(() => this.#send({ kind: 'dump', file }));
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.#inTurn(() => this.#send({ kind: 'close' }));
    await this.#worker.terminate();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  #send(message: Unsent): Promise<EngineResult> {
    const id = this.#nextId++;
    if (message.kind === 'query') this.#onSent(message.text);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
      this.#worker.postMessage({ ...message, id });
    });
  }

  #whenReady(): Promise<EngineResult> {
    const ready = new Promise<EngineResult>((resolve, reject) => this.#waiting.set(0, { resolve, reject }));
    this.#worker.on('message', (answer: EngineAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (answer.fault) waiting?.reject(new DatabaseFault(answer.fault));
      else if (answer.result) waiting?.resolve(answer.result);
    });
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new Error('The database thread has ended')));
    return ready;
  }

  #fail(error: Error): void {
    this.closed = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
