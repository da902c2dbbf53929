/** Nothing of one unit is to be seen from another (reliability section 3, invariant 12): asked of every table that has units. */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Finding } from './rule.ts';

/** Asked for before a unit is entered, and found by secrets or keys that name their unit. */
const WITHOUT_WALL: readonly string[] = ['session', 'sign_in', 'idem'];

interface Wall {
  readonly name: string;
  readonly is_closed: boolean;
}

/** Every table and view with a unit in its rows, and whether these are parted whoever asks; a view looks as its reader. */
const wallsOf = async (transaction: UnitTransaction): Promise<readonly Wall[]> => {
  const { rows } = await sql<Wall>`
    select class.relname as name, case class.relkind
        when 'v' then 'security_invoker=true' = any(coalesce(class.reloptions, '{}'))
        else class.relrowsecurity and class.relforcerowsecurity and exists (
          select from pg_policy where pg_policy.polrelid = class.oid)
      end as is_closed
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attname = 'bu_id'
    where class.relkind in ('r', 'v') and class.relnamespace = 'public'::regnamespace and not attribute.attisdropped
    order by class.relname`.execute(transaction);
  return rows.filter(({ name }) => !WITHOUT_WALL.includes(name));
};

/** What is open to the unit that the transaction has entered and is not its own. */
export const brokenWalls = async (transaction: UnitTransaction): Promise<readonly Finding[]> => {
  const walls = await wallsOf(transaction);
  const open = walls.filter(({ is_closed }) => !is_closed);
  const foreign = walls.map(
    ({ name }) => sql`select ${name}::text as name where exists (
      select from ${sql.table(name)} where bu_id is distinct from current_setting('offrande.unit', true))`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(foreign, sql` union all `)}`.execute(transaction);
  return [
    ...open.map(({ name }) => ({ rule: 'the rows of a table are parted by unit', subject: name })),
    ...rows.map(({ name }) => ({ rule: 'no row of another unit is to be seen', subject: name })),
  ];
};
