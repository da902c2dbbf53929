/** The shop without some of its guards: they are cut out of statements as these are sent, and dropped from the schema. */
import { sql } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { type Connection, type Database, overPool, poolConfig } from '../../../server/src/database/database.ts';
import { ShopClient } from '../../../server/src/database/shop-client.ts';
import type { Removed } from './race.ts';

const GUARD = /\/\*guard ([\w-]+)\*\/[\s\S]*?\/\*end\*\//g;

const withoutGuards = (text: string, guards: ReadonlySet<string>, met: Set<string>): string =>
  text.replaceAll(GUARD, (guarded, name: string) => {
    if (!guards.has(name)) return guarded;
    met.add(name);
    return '';
  });

/** A client that cuts the named guards out of statements and records which it has found. */
const clientWithout = (guards: ReadonlySet<string>, met: Set<string>): typeof ShopClient =>
  class extends ShopClient {
    override query(...parameters: unknown[]): never {
      const [first, ...rest] = parameters;
      return super.query(
        (typeof first === 'string' ? withoutGuards(first, guards, met) : first) as string,
        ...(rest as []),
      ) as never;
    }
  };

/** The guards of the books: a cause posts once, accounts are locked, a hold ends once. */
const BOOK_GUARDS = [
  'on conflict on constraint journal_once do nothing',
  `order by account.kind collate "C", account.owner collate "C" for update of account`,
  `and hold.state = 'open'`,
] as const;
const BOOK_CONSTRAINTS = ['journal.journal_once', 'account.account_not_overdrawn', 'account.account_held_not_negative'];

const rewriteBooks = async (connection: Connection): Promise<void> => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_functiondef('record_changes'::regproc) as text`.execute(connection);
  const text = BOOK_GUARDS.reduce((left, guard) => {
    if (!left.includes(guard)) throw new Error(`The books are not guarded by “${guard}”`);
    return left.replace(guard, '');
  }, rows[0]!.text);
  await sql.raw(text).execute(connection);
};

const change = async (
  connection: Connection,
  { constraints = [], indexes = [], books = false }: Removed,
): Promise<void> => {
  for (const named of new Set([...constraints, ...(books ? BOOK_CONSTRAINTS : [])])) {
    const [table, name] = named.split('.');
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(connection);
  }
  for (const name of indexes) await sql.raw(`drop index ${name}`).execute(connection);
  if (books) await rewriteBooks(connection);
};

export interface UnguardedDatabase extends Database {
  /** Guards to remove that were found in no statement sent. */
  missing(): readonly string[];
}

export const openUnguarded = async (url: string, connections: number, removed: Removed): Promise<UnguardedDatabase> => {
  const met = new Set<string>();
  const database = overPool(
    new Pool({
      ...poolConfig({ url, connections }),
      Client: clientWithout(new Set(removed.guards), met),
    } as PoolConfig),
  );
  await change(database.connection, removed);
  return { ...database, missing: () => removed.guards.filter((guard) => !met.has(guard)) };
};
