/** A fresh migrated database for a test file, on either engine. Race tests count on PostgreSQL only. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openInMemory, openPostgres } from './database.ts';
import { TEMPLATE_DATABASE } from './test-servers.ts';

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

const freshPostgres = async (connections: number): Promise<Database> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = openPostgres({ url: `${inject('postgresUrl')}postgres`, connections: 1 });
  await sql.raw(`create database ${name} template ${TEMPLATE_DATABASE}`).execute(server.connection);
  await server.close();
  return openPostgres({ url: `${inject('postgresUrl')}${name}`, connections });
};

/** The caller closes it. */
export const freshDatabase = (engine: Engine, connections = 10): Promise<Database> =>
  engine === 'postgres' ? freshPostgres(connections) : openInMemory(inject('pgliteTemplate'));
