/**
 * The shop's PostgreSQL client. Recurring statements are prepared once per connection, so that the database need not parse and plan them
 * again. A statement that is a transaction of its own is sent in one message with the statement that enters its unit: PostgreSQL treats
 * everything up to the end of the message as one transaction, which it commits or rolls back as a whole.
 */
import { Client, Query, type QueryConfig, type QueryResult } from 'pg';
import { ENTERING, isAutocommit, currentUnit } from './begin.ts';

/** A statement is prepared at its third use: by then it is no list of varying length. Names are limited, since each costs server memory. */
const PREPARED_FROM = 3;
const PREPARED_MAX = 500;

const seen = new Map<string, { readonly name: string; times: number }>();

/** The name under which a statement is prepared; undefined if it is not. */
const nameOf = (text: string): string | undefined => {
  const known = seen.get(text);
  if (known === undefined) {
    if (seen.size < PREPARED_MAX) seen.set(text, { name: `shop_${seen.size}`, times: 1 });
    return undefined;
  }
  known.times += 1;
  return known.times >= PREPARED_FROM ? known.name : undefined;
};

const configOf = (text: string, values: readonly unknown[]): QueryConfig => {
  const name = values.length === 0 ? undefined : nameOf(text);
  return name === undefined ? { text, values: [...values] } : { name, text, values: [...values] };
};

const ENTRANCE = 'shop_enters';

/** The part of the driver's protocol interface that is used here. */
interface Wire {
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Readonly<Record<string, string>>;
  bind(bound: { readonly statement: string; readonly values: readonly string[] }): void;
  execute(executed: object): void;
}

type Callback = (error: Error | null, result: QueryResult) => void;

interface QueryParts {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
const DriverQuery = Query as unknown as new (config: object, callback: Callback) => QueryParts;

/** A statement preceded by the one that enters its unit, whose result is ignored. */
class AutocommitQuery extends DriverQuery {
  readonly #unitId: string;
  #hasEntered = false;
  constructor(unitId: string, config: QueryConfig, callback: Callback) {
    super({ ...config, queryMode: 'extended' }, callback);
    this.#unitId = unitId;
  }
  override prepare(wire: Wire): void {
    wire.bind({ statement: ENTRANCE, values: [this.#unitId] });
    wire.execute({});
    super.prepare(wire);
  }
  override handleDataRow(message: unknown): void {
    if (this.#hasEntered) super.handleDataRow(message);
  }
  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#hasEntered) super.handleCommandComplete(message, wire);
    this.#hasEntered = true;
  }
}

/** Emits `sent` with every statement; the end of an autocommit message counts as its `commit`. */
export class ShopClient extends Client {
  override query(...parameters: unknown[]): never {
    const [text, values, ...more] = parameters;
    if (typeof text !== 'string' || !Array.isArray(values) || more.length > 0)
      return super.query(...(parameters as [string])) as never;
    return (isAutocommit() ? this.#sendAutocommit(currentUnit()!, text, values) : this.#send(text, values)) as never;
  }

  #send(text: string, values: readonly unknown[]): Promise<unknown> {
    this.emit('sent', text);
    return super.query(configOf(text, values));
  }

  #sendAutocommit(unitId: string, text: string, values: readonly unknown[]): Promise<QueryResult> {
    for (const part of [ENTERING, text, 'commit']) this.emit('sent', part);
    this.#prepareEntrance();
    return new Promise((resolve, reject) => {
      const ended: Callback = (error, result) => (error === null ? resolve(result) : reject(error));
      super.query(new AutocommitQuery(unitId, configOf(text, values), ended) as unknown as string);
    });
  }

  /** Prepares the entering statement once per connection, sent before its first use; if this fails, so does that use. */
  #prepareEntrance(): void {
    const { parsedStatements, submittedNamedStatements } = this.connection as unknown as Wire;
    if (ENTRANCE in parsedStatements || ENTRANCE in submittedNamedStatements) return;
    super.query({ name: ENTRANCE, text: ENTERING, values: [''] }).catch(() => undefined);
  }
}
