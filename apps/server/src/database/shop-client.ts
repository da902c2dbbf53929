/**
 * A connection to PostgreSQL as the shop uses it. Texts that come again are prepared, once for a connection, so that the
 * database does not read and plan them anew; and a statement that is a transaction by itself goes out in one message with what
 * enters its unit. PostgreSQL takes everything up to the end of such a message as one transaction: it commits there, and where
 * something fails nothing of it is kept.
 */
import { Client, Query, type QueryConfig, type QueryResult } from 'pg';
import { ENTERING, isAutocommit, currentUnit } from './begin.ts';

/** Every third time says that a text is no list of changing length; the names are few, since each costs memory there. */
const PREPARED_FROM = 3;
const TEXTS_AT_MOST = 500;

const seen = new Map<string, { readonly name: string; times: number }>();

/** The name that a text is prepared under; undefined where it is sent as it is. */
const nameOf = (text: string): string | undefined => {
  const known = seen.get(text);
  if (known === undefined) {
    if (seen.size < TEXTS_AT_MOST) seen.set(text, { name: `shop_${seen.size}`, times: 1 });
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

/** What the driver speaks the protocol by, as far as it is used here. */
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

/** A statement behind the one that enters its unit, whose answer nobody needs. */
class AloneQuery extends DriverQuery {
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

/** Emits `sent` with every text; the end of a message that is a transaction counts as the `commit` that it is. */
export class ShopClient extends Client {
  override query(...parameters: unknown[]): never {
    const [text, values, ...more] = parameters;
    if (typeof text !== 'string' || !Array.isArray(values) || more.length > 0)
      return super.query(...(parameters as [string])) as never;
    return (isAutocommit() ? this.#alone(currentUnit()!, text, values) : this.#send(text, values)) as never;
  }

  #send(text: string, values: readonly unknown[]): Promise<unknown> {
    this.emit('sent', text);
    return super.query(configOf(text, values));
  }

  #alone(unitId: string, text: string, values: readonly unknown[]): Promise<QueryResult> {
    for (const part of [ENTERING, text, 'commit']) this.emit('sent', part);
    this.#prepareEntrance();
    return new Promise((resolve, reject) => {
      const ended: Callback = (error, result) => (error === null ? resolve(result) : reject(error));
      super.query(new AloneQuery(unitId, configOf(text, values), ended) as unknown as string);
    });
  }

  /** Once for a connection, on its way before the first that needs it; where it fails, so does that one. */
  #prepareEntrance(): void {
    const { parsedStatements, submittedNamedStatements } = this.connection as unknown as Wire;
    if (ENTRANCE in parsedStatements || ENTRANCE in submittedNamedStatements) return;
    super.query({ name: ENTRANCE, text: ENTERING, values: [''] }).catch(() => undefined);
  }
}
