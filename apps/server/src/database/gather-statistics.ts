/**
 * Gathers planner statistics for tables that have none, or half of whose rows are new or changed: after a restore, after a crash, which
 * loses the change counts that autovacuum relies on, and before the first autovacuum. Without statistics, a check of a thousand rows
 * reads the whole history for each of them.
 */
import { sql } from 'kysely';
import type { Connection } from './database.ts';

export const gatherStatistics = async (connection: Connection, leastBytes = 0): Promise<void> => {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_stat_user_tables where schemaname = 'public'
      and pg_relation_size(relid) >= ${leastBytes}
      and (coalesce(last_analyze, last_autoanalyze) is null or n_mod_since_analyze > n_live_tup / 2)
    order by relname`.execute(connection);
  for (const { table } of rows) await sql`analyze ${sql.table(table)}`.execute(connection);
};
