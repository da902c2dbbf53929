/**
 * The store: real PostgreSQL where an address is given, else PGlite in a directory (or in memory) for trial and small
 * use. Both are spoken to through Kysely with the same SQL, valid on PostgreSQL 15 and later. Source: architecture
 * section 6. Whole numbers of 8 bytes come back as bigint on both.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import { type Client, type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg';
import { UnitDialect } from './begin.ts';
import { takeExclusiveLock } from './exclusive-lock.ts';
import { type OnSent, PGliteThread } from './pglite-thread.ts';
import { ShopClient } from './shop-client.ts';

/** The schema is written in SQL and so are the queries: Kysely carries them, it does not describe the tables. */
export type Connection = Kysely<Record<never, never>>;

export interface Database {
  readonly connection: Connection;
  readonly engine: 'postgres' | 'pglite';
  close(): Promise<void>;
}

export interface PostgresOptions {
  readonly url: string;
  readonly connections?: number;
}

const BIGINT_OID = 20;
const CONNECT_TIMEOUT_MS = 2000;
const STATEMENT_TIMEOUT_MS = 15_000;

const pgTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === BIGINT_OID
      ? (text: string) => BigInt(text)
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

export const poolConfig = ({
  url,
  connections = 10,
}: PostgresOptions): PoolConfig & { readonly pipeline: boolean; readonly Client: typeof Client } => ({
  connectionString: url,
  max: connections,
  types: pgTypes,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  // Several statements may be on their way at once.
  pipeline: true,
  Client: ShopClient,
});

export const openPostgres = (options: PostgresOptions): Database => overPool(new Pool(poolConfig(options)));

export const overPool = (pool: Pool): Database => {
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const connection: Connection = new Kysely({ dialect: new UnitDialect({ pool }) });
  return { connection, engine: 'postgres', close: () => connection.destroy() };
};

const overThread = (thread: PGliteThread): Connection => new Kysely({ dialect: new PGliteDialect({ pglite: thread }) });

/** A database in memory, from a template where one is given. */
export const openInMemory = async (
  template: string | null = null,
  onSent: OnSent = () => undefined,
): Promise<Database & { dump(file: string): Promise<void> }> => {
  const thread = await PGliteThread.open({ directory: null, template }, onSent);
  return {
    connection: overThread(thread),
    engine: 'pglite',
    close: () => thread.close(),
    dump: (file) => thread.dump(file),
  };
};

/** A database in a directory that no other process works on. Throws `DataDirectoryInUse`. */
export const openEmbedded = async (dataDirectory: string): Promise<Database> => {
  mkdirSync(dataDirectory, { recursive: true });
  const lock = takeExclusiveLock(dataDirectory);
  try {
    const thread = await PGliteThread.open({ directory: join(dataDirectory, 'pglite'), template: null });
    const close = async () => {
      await thread.close();
      lock.release();
    };
    return { connection: overThread(thread), engine: 'pglite', close };
  } catch (error) {
    lock.release();
    throw error;
  }
};
