/**
 * A connection to PostgreSQL as the shop uses it. Texts that come again are prepared, once for a connection, so that the
 * database does not read and plan them anew; and a statement that is a transaction by itself goes out in one message with its
 * beginning and its end. Where a statement fails, the end that follows it undoes the transaction.
 */
import type { Writable } from 'node:stream';
import { Client } from 'pg';
import { beginText, isAlone } from './begin.ts';

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

/** Emits `sent` with every text, and `message` counts: what goes out at once is one. */
export class ShopClient extends Client {
  override query(...parameters: unknown[]): never {
    const [text, values, ...more] = parameters;
    if (typeof text !== 'string' || !Array.isArray(values) || more.length > 0)
      return super.query(...(parameters as [string])) as never;
    return (isAlone() ? this.#alone(text, values) : this.#send(text, values)) as never;
  }

  #send(text: string, values: readonly unknown[]): Promise<unknown> {
    this.emit('sent', text);
    const name = values.length === 0 ? undefined : nameOf(text);
    return super.query(name === undefined ? { text, values: [...values] } : { name, text, values: [...values] });
  }

  async #alone(text: string, values: readonly unknown[]): Promise<unknown> {
    const { stream } = (this as unknown as { readonly connection: { readonly stream: Writable } }).connection;
    stream.cork();
    const sent = [this.#send(beginText(), []), this.#send(text, values), this.#send('commit', [])];
    stream.uncork();
    const ends = await Promise.allSettled(sent);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return (ends[1] as PromiseFulfilledResult<unknown>).value;
  }
}
