/** Runs before all tests of the server: starts a throw-away PostgreSQL with a template database of the newest schema. */
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openPostgres } from './database.ts';
import { migrate } from './migrate.ts';
import { startPostgres } from './throw-away-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the PostgreSQL server, without a database name. */
    postgresUrl: string;
  }
}

export const TEMPLATE_DATABASE = 'offrande_template';

const makeTemplate = async (url: (database: string) => string): Promise<void> => {
  const server = openPostgres({ url: url('postgres') });
  await sql.raw(`create database ${TEMPLATE_DATABASE}`).execute(server.connection);
  await server.close();
  const template = openPostgres({ url: url(TEMPLATE_DATABASE), connections: 1 });
  await migrate(template.connection);
  await template.close();
};

let stop: () => Promise<void> = async () => undefined;

export const setup = async ({ provide }: TestProject): Promise<void> => {
  const postgres = await startPostgres();
  stop = postgres.stop;
  await makeTemplate(postgres.url);
  provide('postgresUrl', postgres.url(''));
};

export const teardown = (): Promise<void> => stop();
