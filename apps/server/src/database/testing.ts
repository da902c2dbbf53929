/** A fresh migrated database for a test file, on either engine. Race tests count on PostgreSQL only. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { type Database, openInMemory, openPostgres, overPool, poolConfig } from './database.ts';
import type { OnSent } from './pglite-thread.ts';
import { TEMPLATE_DATABASE } from './test-servers.ts';

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

interface Client {
  query(query: string | { readonly text: string }, ...more: unknown[]): unknown;
}

/** Every query is one message to the server, with its answer awaited: a round trip. */
const observe = (client: Client, onSent: OnSent): void => {
  const send = client.query.bind(client);
  client.query = (query, ...more) => {
    onSent(typeof query === 'string' ? query : query.text);
    return send(query, ...more);
  };
};

const freshPostgres = async (connections: number, onSent: OnSent): Promise<Database> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = openPostgres({ url: `${inject('postgresUrl')}postgres`, connections: 1 });
  await sql.raw(`create database ${name} template ${TEMPLATE_DATABASE}`).execute(server.connection);
  await server.close();
  const pool = new Pool(poolConfig({ url: `${inject('postgresUrl')}${name}`, connections }));
  pool.on('connect', (client) => observe(client as unknown as Client, onSent));
  return overPool(pool);
};

/** The caller closes it. `onSent` sees everything that goes to the database, beginning and end of transactions included. */
export const freshDatabase = (engine: Engine, connections = 10, onSent: OnSent = () => undefined): Promise<Database> =>
  engine === 'postgres' ? freshPostgres(connections, onSent) : openInMemory(inject('pgliteTemplate'), onSent);
