/** The databases that schedules run on: one for many, since each schedule has its own unit. */
import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { UnitDialect } from '../../../server/src/database/begin.ts';
import { type Connection, openPostgres, poolConfig } from '../../../server/src/database/database.ts';
import { migrate } from '../../../server/src/database/migrate.ts';
import { startPostgres } from '../../../server/src/database/throw-away-postgres.ts';
import { breakable, type Faults } from './faults.ts';
import { prepareSnapshots } from './snapshot-rows.ts';

export interface Store {
  readonly connection: Connection;
  close(): Promise<void>;
}

/** Only here is a unit one of thousands, so its rows need an index. */
const indexByUnit = async (connection: Connection): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'bu_id' and table_type = 'BASE TABLE'`.execute(connection);
  for (const { name } of rows) await sql.raw(`create index on "${name}" (bu_id)`).execute(connection);
};

const prepare = async (connection: Connection): Promise<void> => {
  await migrate(connection);
  await indexByUnit(connection);
  await prepareSnapshots(connection);
};

const openServer = async (url: string, faults: Faults): Promise<Store> => {
  const pool = new Pool(poolConfig({ url, connections: 2 }));
  const connection: Connection = new Kysely({ dialect: breakable(new UnitDialect({ pool }), faults) });
  await prepare(connection);
  return { connection, close: () => connection.destroy() };
};

/** A fresh database. `postgresUrl` is a server to use, without a database name; null starts one. */
export const openStore = async (faults: Faults, postgresUrl: string | null): Promise<Store> => {
  const started = postgresUrl === null ? await startPostgres() : null;
  const urlOf = (database: string): string => started?.url(database) ?? `${postgresUrl}${database}`;
  const name = `simulator_${process.pid}_${process.hrtime.bigint()}`;
  const admin = openPostgres({ url: urlOf('postgres'), connections: 1 });
  await sql.raw(`create database ${name}`).execute(admin.connection);
  await admin.close();
  const opened = await openServer(urlOf(name), faults);
  return {
    connection: opened.connection,
    close: async () => {
      await opened.close();
      await started?.stop();
    },
  };
};
