/**
 * Keeps the words by which salesmen find a company. The profile is encrypted as a whole; of it only its name, number and city are kept in
 * words, which public registers have too (docs/decisions/064). Source: S2.67, A-83.
 */
import { customerWords, type SearchedCustomer, searchName } from '@offrande/domain/salesman';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import type { Vault } from '../vault.ts';
import { readProfile } from './company-profile.ts';

/** Companies that one transaction takes up. */
const AT_ONCE = 200;

/** What a company's name, number and city are read from. */
export interface CompanyNames {
  readonly first_name: string;
  readonly last_name: string;
  readonly profile_encrypted: string | null;
}

interface Row extends CompanyNames {
  readonly id: string;
  readonly email: string;
  readonly is_closed: boolean;
}

/** What a company is found by; one without a profile by the names of its contact. */
export const searchedOf = (vault: Vault, row: CompanyNames & { readonly email?: string }): SearchedCustomer => {
  const { email = '', profile_encrypted: encrypted } = row;
  if (encrypted === null) return { name: `${row.first_name} ${row.last_name}`.trim(), number: null, city: '', email };
  const { company } = readProfile(vault, encrypted);
  const { companyName: name, siren, address } = company;
  return { name, number: siren === '' ? null : siren, city: address.city, email };
};

const store = async (transaction: UnitTransaction, shop: Pick<Shop, 'vault'>, unit: Unit, rows: readonly Row[]) => {
  const companies = rows.map((row) => {
    const found = searchedOf(shop.vault, row);
    return { id: row.id, name: searchName(found.name), words: customerWords(found) };
  });
  await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as row (id uuid, name text, words text[])),
    named as (insert into company_search (customer_id, bu_id, name) select id, ${unit.id}, name from given returning customer_id)
    insert into company_word (customer_id, word, bu_id) select id, unnest(words), ${unit.id} from given join named on customer_id = id`.execute(
    transaction,
  );
};

/** Stores the words of new and changed companies, or of one alone. Returns of how many. */
export const fillSearchWords = (shop: Shop, unit: Unit, companyId: string | null = null): Promise<number> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const only = companyId === null ? sql`` : sql`and customer_id = ${companyId}::uuid`;
    const { rows } = await sql<Row>`
      with waiting as (select customer_id from company_to_index where bu_id = ${unit.id} ${only}
        limit ${AT_ONCE} for update skip locked),
      taken as (delete from company_to_index using waiting where company_to_index.customer_id = waiting.customer_id
        returning company_to_index.customer_id),
      forgotten as (delete from company_search using taken where company_search.customer_id = taken.customer_id)
      select customer.id, email, first_name, last_name, profile_encrypted, closed_at is not null as is_closed
      from taken join customer on customer.id = taken.customer_id left join company on company.customer_id = customer.id`.execute(
      transaction,
    );
    const open = rows.filter(({ is_closed }) => !is_closed);
    if (open.length > 0) await store(transaction, shop, unit, open);
    return rows.length;
  });
