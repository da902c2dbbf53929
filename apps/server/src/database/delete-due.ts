/** Deletes a unit's rows whose time is over, the longest overdue first, in batches; concurrent sweeps skip the rows of each other. */
import { type RawBuilder, sql } from 'kysely';

/** The most rows that a statement of a sweep looks at. */
export const SWEEP_BATCH = 200;

/** Rows are named by `key`, and over once `due` has passed. */
interface DueRows {
  readonly table: string;
  readonly key: string;
  readonly due: string;
}

/** How many were deleted, at most `SWEEP_BATCH`. */
export const deleteDueSql =
  (rows: DueRows) =>
  (unitId: string, now: Date): RawBuilder<{ readonly looked: number }> => {
    const [table, key, due] = [sql.table(rows.table), sql.ref(rows.key), sql.ref(rows.due)];
    return sql`
      with gone as (delete from ${table} where ${key} in (
        select ${key} from ${table} where bu_id = ${unitId} and ${due} <= ${now}
        order by ${due} limit ${SWEEP_BATCH} for update skip locked) returning ${key})
      select count(*)::integer as looked from gone`;
  };
