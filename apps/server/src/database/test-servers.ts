/** Before all tests of the server: a throw-away PostgreSQL and a dump of PGlite, both with the newest schema, to copy from. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openInMemory, openPostgres } from './database.ts';
import { migrate } from './migrate.ts';
import { startPostgres } from './throw-away-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server, without the name of a database. */
    postgresUrl: string;
    /** A migrated PGlite data directory in one file. */
    pgliteTemplate: string;
  }
}

export const TEMPLATE_DATABASE = 'offrande_template';

const preparePostgres = async (url: (database: string) => string): Promise<void> => {
  const server = openPostgres({ url: url('postgres') });
  await sql.raw(`create database ${TEMPLATE_DATABASE}`).execute(server.connection);
  await server.close();
  const template = openPostgres({ url: url(TEMPLATE_DATABASE), connections: 1 });
  await migrate(template.connection);
  await template.close();
};

const preparePGlite = async (file: string): Promise<void> => {
  const database = await openInMemory();
  await migrate(database.connection);
  await database.dump(file);
  await database.close();
};

let stop: () => void = () => undefined;

export const setup = async ({ provide }: TestProject): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'offrande-pglite-'));
  const template = join(folder, 'template.tar');
  const postgres = await startPostgres();
  stop = () => {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await Promise.all([preparePostgres(postgres.url), preparePGlite(template)]);
  provide('postgresUrl', postgres.url(''));
  provide('pgliteTemplate', template);
};

export const teardown = (): void => stop();
