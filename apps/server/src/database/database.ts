/**
 * The store: a given PostgreSQL server, or an embedded one in a data directory. It is accessed through Kysely with SQL that is valid on
 * PostgreSQL 15 and later. 8-byte integers are returned as bigint. Source: architecture section 6.
 */
import { Kysely } from 'kysely';
import { type Client, type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg';
import { UnitDialect } from './begin.ts';
import { runningUrl, startEmbedded } from './embedded-server.ts';
import { DataDirectoryInUse } from './exclusive-lock.ts';
import { ShopClient } from './shop-client.ts';

/** Schema and queries are written in SQL: Kysely only transports them, so it knows no tables. */
export type Connection = Kysely<Record<never, never>>;

export interface Database {
  readonly connection: Connection;
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
  // Several statements may be in flight at once.
  pipeline: true,
  Client: ShopClient,
});

export const openPostgres = (options: PostgresOptions): Database => overPool(new Pool(poolConfig(options)));

export const overPool = (pool: Pool): Database => {
  // The pool replaces a broken connection, and its queries fail; without a listener the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connection: Connection = new Kysely({ dialect: new UnitDialect({ pool }) });
  return { connection, close: () => connection.destroy() };
};

/** Opens the embedded database of a directory. Throws `StoreRefused`, also if another process uses the directory. */
export const openEmbedded = async (directory: string): Promise<Database> => {
  const server = await startEmbedded(directory);
  const { connection, close } = openPostgres({ url: server.url });
  return {
    connection,
    close: async () => {
      await close();
      await server.stop();
    },
  };
};

/** Opens the embedded database of a directory, beside the process that runs it if there is one. Throws `StoreRefused`. */
export const joinEmbedded = async (directory: string): Promise<Database> => {
  try {
    return await openEmbedded(directory);
  } catch (error) {
    const url = error instanceof DataDirectoryInUse ? runningUrl(directory) : null;
    if (url === null) throw error;
    return openPostgres({ url });
  }
};
