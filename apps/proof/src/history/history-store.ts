/** A PostgreSQL server for a long history. If watched, it reports the plan of every statement, including those in functions and triggers. */
import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { UnitDialect } from '../../../server/src/database/begin.ts';
import { type Connection, openPostgres, poolConfig } from '../../../server/src/database/database.ts';
import { migrate } from '../../../server/src/database/migrate.ts';
import { startPostgres } from '../../../server/src/database/throw-away-postgres.ts';
import { type Explained, readExplained } from '../plans/plan.ts';

export interface HistoryStore {
  /** The process id of the postmaster. */
  readonly pid: number;
  /** The shop's connection. */
  readonly connection: Connection;
  /** The plans since the last call; none if the store is not watched. */
  plans(): readonly Explained[];
  /** The tables with at least this many rows. */
  tablesFrom(rows: number): Promise<ReadonlySet<string>>;
  /** Runs `work` on an unwatched connection. */
  aside<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Set per session, so that they apply to the shop's own role too. */
const WATCH_SETTINGS = [
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
    ...(isWatched ? { options: WATCH_SETTINGS, statement_timeout: STATEMENT_TIMEOUT_MS } : {}),
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
  let seen: Explained[] = [];
  const connection = open(url, isWatched, (plan) => void seen.push(plan));
  return {
    pid: server.pid,
    connection,
    plans: () => {
      const since = seen;
      seen = [];
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
