/**
 * A salesman's customers by the beginnings of words, in the order of their names; without a query those looked at last come first. A query
 * of an admin that finds very many is answered from the first of them. Source: S2.67, S6.17, S6.18, A-83.
 */
import type { ContractLevel } from '@offrande/domain/customer';
import { searchedWords } from '@offrande/domain/salesman';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Customer } from '../call/buyer.ts';
import type { Unit } from '../unit/unit.ts';

/** Of a unit's companies; more letters find the others. */
const FOUND_MAX = 1000;

const RECENT_MAX = 10;

/** No character comes after it. */
const LAST_CHARACTER = '\u{10FFFF}';

export interface CustomerQuery {
  readonly query: string;
  /** Null: of every level. */
  readonly level: ContractLevel | null;
  readonly from: number;
  readonly count: number;
}

export interface FoundRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly contract_level: ContractLevel;
  readonly profile_encrypted: string | null;
  readonly is_recent: boolean;
}

/** A page of what was found, and how many were found of each level. */
export interface FoundCustomers {
  readonly rows: readonly FoundRow[];
  readonly counts: Readonly<Partial<Record<ContractLevel, number>>>;
  /** More were found than are answered. */
  readonly isCut: boolean;
}

const begins = (table: RawBuilder<unknown>, word: string): RawBuilder<unknown> =>
  sql`${table}.word >= ${word} and ${table}.word < ${word + LAST_CHARACTER}`;

const hasWord = (table: RawBuilder<unknown>, word: string): RawBuilder<unknown> =>
  sql`exists (select from company_word where company_word.customer_id = ${table}.customer_id and ${begins(sql`company_word`, word)})`;

const all = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);

/** The salesman's own: few enough to be tried one by one. */
const ownWith = (salesmanId: string, words: readonly string[]): RawBuilder<unknown> => sql`
  select customer_id from salesman_customer served
  where salesman_id = ${salesmanId}::uuid and ${all(words.map((word) => hasWord(sql`served`, word)))}`;

/** The unit's, from the word that excludes most. */
const allWith = (unit: Unit, salesmanId: string, [longest, ...others]: readonly string[]): RawBuilder<unknown> =>
  longest === undefined
    ? sql`(select customer_id from company_search where bu_id = ${unit.id} order by bu_id, name, customer_id limit ${FOUND_MAX})
        union select customer_id from salesman_visit where salesman_id = ${salesmanId}::uuid`
    : sql`select distinct customer_id from company_word found
        where bu_id = ${unit.id} and ${begins(sql`found`, longest)} and ${all(others.map((word) => hasWord(sql`found`, word)))}
        limit ${FOUND_MAX}`;

const isAdmin = async (transaction: UnitTransaction, unit: Unit, id: string): Promise<boolean> => {
  const { rows } = await sql<{ is_admin: boolean }>`
    select is_admin_salesman as is_admin from customer where id = ${id}::uuid and bu_id = ${unit.id}`.execute(
    transaction,
  );
  return rows[0]!.is_admin;
};

export const findCustomers = async (
  transaction: UnitTransaction,
  unit: Unit,
  { id }: Customer,
  { query, level, from, count }: CustomerQuery,
): Promise<FoundCustomers> => {
  const words = searchedWords(query);
  const order = words.length === 0 ? sql`visited_at desc nulls last, name nulls last, id` : sql`name nulls last, id`;
  const servesAll = await isAdmin(transaction, unit, id);
  const which = servesAll ? allWith(unit, id, words) : ownWith(id, words);
  const { rows } = await sql<{
    rows: readonly FoundRow[] | null;
    counts: FoundCustomers['counts'] | null;
    found: number;
  }>`
    with found as materialized (${which}),
    recent as (
      select customer_id, visited_at from salesman_visit where salesman_id = ${id}::uuid order by visited_at desc limit ${RECENT_MAX}
    ), listed as materialized (
      select customer.id, first_name, last_name, contract_level, name, visited_at
      from found join customer on customer.id = found.customer_id and closed_at is null and member_type = 'business'
        left join company_search on company_search.customer_id = customer.id
        left join recent on recent.customer_id = customer.id
    ), page as (
      select *, row_number() over (order by ${order}) as place from listed where ${level}::text is null or contract_level = ${level}
      order by place limit ${count} offset ${from}
    )
    select
      (select jsonb_agg(to_jsonb(shown) order by place) from (
        select page.id, page.first_name, page.last_name, page.contract_level, place, visited_at is not null as is_recent, profile_encrypted
        from page left join company on company.customer_id = page.id) shown) as rows,
      (select jsonb_object_agg(contract_level, total) from (
        select contract_level, count(*) as total from listed group by contract_level) levels) as counts,
      (select count(*)::integer from found) as found`.execute(transaction);
  return { rows: rows[0]!.rows ?? [], counts: rows[0]!.counts ?? {}, isCut: servesAll && rows[0]!.found >= FOUND_MAX };
};
