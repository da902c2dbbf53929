/** A fresh migrated database for a test file. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { type Database, openPostgres, overPool, poolConfig } from './database.ts';
import { TEMPLATE_DATABASE } from './test-servers.ts';

/** Receives every statement sent to the database, including the beginning and end of transactions. */
export type OnSent = (text: string) => void;

/** The caller closes it. */
export const freshDatabase = async (connections = 10, onSent: OnSent = () => undefined): Promise<Database> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = openPostgres({ url: `${inject('postgresUrl')}postgres`, connections: 1 });
  await sql.raw(`create database ${name} template ${TEMPLATE_DATABASE}`).execute(server.connection);
  await server.close();
  const pool = new Pool(poolConfig({ url: `${inject('postgresUrl')}${name}`, connections }));
  pool.on('connect', (client) => client.on('sent' as 'notice', onSent as unknown as () => void));
  return overPool(pool);
};
