/** No unit can see another unit's rows (reliability section 3, invariant 12): checked for every table that has units. */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Finding } from './rule.ts';

/** Read before a unit is entered, by secrets or keys that name their unit. */
const NOT_ISOLATED: readonly string[] = ['session', 'sign_in', 'idem'];

interface TableIsolation {
  readonly name: string;
  readonly is_closed: boolean;
}

/** The only rows that a policy lets through. */
const POLICY = `(bu_id = current_setting('offrande.unit'::text, true))`;

/** Every table and view whose rows have a unit, and whether they are isolated for every role; a view reads with its caller's rights. */
const readIsolation = async (transaction: UnitTransaction): Promise<readonly TableIsolation[]> => {
  const { rows } = await sql<TableIsolation>`
    select class.relname as name, case class.relkind
        when 'v' then 'security_invoker=true' = any(coalesce(class.reloptions, '{}'))
        else class.relrowsecurity and class.relforcerowsecurity and ${POLICY} = all(array(
          select pg_get_expr(pg_policy.polqual, pg_policy.polrelid) from pg_policy where pg_policy.polrelid = class.oid))
          and exists (select from pg_policy where pg_policy.polrelid = class.oid)
      end as is_closed
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attname = 'bu_id'
    where class.relkind in ('r', 'v') and class.relnamespace = 'public'::regnamespace and not attribute.attisdropped
    order by class.relname`.execute(transaction);
  return rows.filter(({ name }) => !NOT_ISOLATED.includes(name));
};

/** Tables whose rows are not isolated by unit. */
export const tablesNotIsolated = async (transaction: UnitTransaction): Promise<readonly Finding[]> =>
  (await readIsolation(transaction))
    .filter(({ is_closed }) => !is_closed)
    .map(({ name }) => ({ rule: 'the rows of a table are parted by unit', subject: name }));

/** Rows of other units that are visible in the transaction's unit; reads every visible row. */
export const brokenIsolation = async (transaction: UnitTransaction): Promise<readonly Finding[]> => {
  const foreign = (await readIsolation(transaction)).map(
    ({ name }) => sql`select ${name}::text as name where exists (
      select from ${sql.table(name)} where bu_id is distinct from current_setting('offrande.unit', true))`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(foreign, sql` union all `)}`.execute(transaction);
  return [
    ...(await tablesNotIsolated(transaction)),
    ...rows.map(({ name }) => ({ rule: 'no row of another unit is to be seen', subject: name })),
  ];
};
