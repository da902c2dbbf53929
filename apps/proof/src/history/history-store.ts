/** A PostgreSQL server for a long history. It may tell the plan of every statement, those inside functions and triggers too. */
import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { UnitDialect } from '../../../server/src/database/begin.ts';
import { type Connection, openPostgres, poolConfig } from '../../../server/src/database/database.ts';
import { migrate } from '../../../server/src/database/migrate.ts';
import { startPostgres } from '../../../server/src/database/throw-away-postgres.ts';
import { type Explained, readExplained } from '../plans/plan.ts';

export interface HistoryStore {
  /** The id of the server's first process. */
  readonly pid: number;
  /** What the shop sends its statements over. */
  readonly connection: Connection;
  /** The plans since this was asked last; none where they are not watched. */
  plans(): readonly Explained[];
  /** The tables that have at least so many rows. */
  tablesFrom(rows: number): Promise<ReadonlySet<string>>;
  /** Runs `work` with a connection that nobody watches. */
  aside<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** As of the session, so that they hold in the shop's own role too. */
const WATCHING = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_timing=off',
  'auto_explain.log_nested_statements=on',
  'auto_explain.log_format=json',
  'auto_explain.log_level=notice',
  'client_min_messages=notice',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

const DATABASE = 'history';
const STATEMENT_TIMEOUT_MS = 120_000;

const open = (url: string, isWatched: boolean, onPlan: (plan: Explained) => void): Connection => {
  const pool = new Pool({
    ...poolConfig({ url, connections: 4 }),
    ...(isWatched ? { options: WATCHING, statement_timeout: STATEMENT_TIMEOUT_MS } : {}),
  });
  pool.on('connect', (client) =>
    client.on('notice', ({ message }) => {
      const plan = readExplained(message ?? '');
      if (plan !== null) onPlan(plan);
    }),
  );
  return new Kysely({ dialect: new UnitDialect({ pool }) });
};

export const openHistoryStore = async ({ isWatched }: { readonly isWatched: boolean }): Promise<HistoryStore> => {
  const server = await startPostgres();
  const url = server.url(DATABASE);
  const aside = async <T>(work: (connection: Connection) => Promise<T>, database = DATABASE): Promise<T> => {
    const opened = openPostgres({ url: server.url(database), connections: 1 });
    return work(opened.connection).finally(opened.close);
  };
  await aside((connection) => sql.raw(`create database ${DATABASE}`).execute(connection), 'postgres');
  await aside(migrate);
  let told: Explained[] = [];
  const connection = open(url, isWatched, (plan) => void told.push(plan));
  return {
    pid: server.pid,
    connection,
    plans: () => {
      const since = told;
      told = [];
      return since;
    },
    tablesFrom: (rows) =>
      aside(async (unwatched) => {
        await sql`analyze`.execute(unwatched);
        const found = await sql<{ name: string }>`
          select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
            and reltuples >= ${rows}`.execute(unwatched);
        return new Set(found.rows.map(({ name }) => name));
      }),
    aside,
    close: async () => {
      await connection.destroy();
      await server.stop();
    },
  };
};
