/** The rows of a unit as one string, to detect changes. */
import { sql } from 'kysely';
import type { Connection } from '../../../server/src/database/database.ts';

/** The tables that row-level security isolates by unit. */
const isolatedTables = async (connection: Connection): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_policy on polrelid = pg_class.oid
    where polname = 'of_unit' order by relname`.execute(connection);
  return rows.map(({ name }) => name);
};

/** A stranger's wrong PINs are counted on the card and lock it: that change is intended. */
const COUNTED = sql`array['wrong_pins', 'is_locked']`;

const digest = async (connection: Connection, unitId: string, which: string): Promise<string> => {
  const tables = await isolatedTables(connection);
  const rows = tables.map(
    (
      name,
    ) => sql`select ${name}::text as name, (to_jsonb(t) - ${COUNTED}::text[])::text as row from ${sql.table(name)} t
      where t.bu_id = ${unitId}`,
  );
  const found = await sql<{ digest: string }>`
    select count(*) || ' ' || coalesce(md5(string_agg(name || row, ',' order by name, row)), '') as digest
    from (${sql.join(rows, sql` union all `)}) every where row like ${which}`.execute(connection);
  return found.rows[0]!.digest;
};

/** A digest of the rows of a unit that contain an id. */
export const rowsAbout = (connection: Connection, unitId: string, id: string): Promise<string> =>
  digest(connection, unitId, `%${id}%`);

/** A digest of all rows of a unit. */
export const rowsOf = (connection: Connection, unitId: string): Promise<string> => digest(connection, unitId, '%');

/** Switches row-level security off, to show what it prevents. */
export const disableRowLevelSecurity = async (connection: Connection): Promise<void> => {
  for (const name of await isolatedTables(connection))
    await sql.raw(`alter table ${name} disable row level security`).execute(connection);
};
