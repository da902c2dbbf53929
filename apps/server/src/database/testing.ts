/** A fresh migrated database for a test file, on either engine. Race tests count on PostgreSQL only. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { type Database, openInMemory, openPostgres, overPool, poolConfig } from './database.ts';
import type { OnSent } from './pglite-thread.ts';
import { TEMPLATE_DATABASE } from './test-servers.ts';

const ALL = ['pglite', 'postgres'] as const;
export type Engine = (typeof ALL)[number];

/** Both, unless `TEST_ENGINES` names those that matter, for runs that repeat the tests many times. */
export const ENGINES: readonly Engine[] = ALL.filter((engine) =>
  (process.env['TEST_ENGINES'] ?? ALL.join()).split(',').includes(engine),
);

const freshPostgres = async (connections: number, onSent: OnSent): Promise<Database> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = openPostgres({ url: `${inject('postgresUrl')}postgres`, connections: 1 });
  await sql.raw(`create database ${name} template ${TEMPLATE_DATABASE}`).execute(server.connection);
  await server.close();
  const pool = new Pool(poolConfig({ url: `${inject('postgresUrl')}${name}`, connections }));
  pool.on('connect', (client) => client.on('sent' as 'notice', onSent as unknown as () => void));
  return overPool(pool);
};

/** The caller closes it. `onSent` sees everything that goes to the database, beginning and end of transactions included. */
export const freshDatabase = (engine: Engine, connections = 10, onSent: OnSent = () => undefined): Promise<Database> =>
  engine === 'postgres' ? freshPostgres(connections, onSent) : openInMemory(inject('pgliteTemplate'), onSent);
