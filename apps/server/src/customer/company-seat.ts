/**
 * The companies that a person acts for, and what the person may do for them. A sign-in is for one of them: the one that was chosen last.
 * Source: S6.28, A-183.
 */
import { type CompanyAct, type CompanyRole, mayForCompany } from '@offrande/domain/company-people';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { Customer } from '../call/buyer.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Unit } from '../unit/unit.ts';

/** The id of the company that a person's next sign-in is for; null if the person acts for none. */
export const lastChosenCompany = async (
  transaction: UnitTransaction,
  unit: Unit,
  personId: string,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    select customer.id from company_seat join customer on customer.id = company_seat.company_id
    where company_seat.person_id = ${personId}::uuid and company_seat.bu_id = ${unit.id} and customer.closed_at is null
    order by chosen_at desc, customer.id limit 1`.execute(transaction);
  return rows[0]?.id ?? null;
};

/** The role of a person in a company; null if there is none. */
export const roleInCompany = async (
  transaction: UnitTransaction,
  unit: Unit,
  { id, accountId }: Pick<Customer, 'id' | 'accountId'>,
): Promise<CompanyRole | null> => {
  const { rows } = await sql<{ role: CompanyRole }>`
    select role from company_seat where company_id = ${id}::uuid and person_id = ${accountId}::uuid and bu_id = ${unit.id}`.execute(
    transaction,
  );
  return rows[0]?.role ?? null;
};

/** `notAuthorized` if the person may not do this for the company. */
export const requireForCompany = async (
  transaction: UnitTransaction,
  unit: Unit,
  customer: Pick<Customer, 'id' | 'accountId'>,
  act: CompanyAct,
): Promise<void> => {
  if (!mayForCompany(await roleInCompany(transaction, unit, customer), act)) throw new CallRefused('notAuthorized');
};

/**
 * The company whose verification a person opens: of those that the person may answer for, one that is not verified yet, the one that was
 * chosen last first.
 * Null if there is none.
 */
export const companyToVerify = async (
  transaction: UnitTransaction,
  unit: Unit,
  personId: string,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string; role: CompanyRole }>`
    select customer.id, role from company_seat join customer on customer.id = company_seat.company_id
    where company_seat.person_id = ${personId}::uuid and company_seat.bu_id = ${unit.id} and customer.closed_at is null
    order by contract_level = 'registered', chosen_at desc, joined_at desc, customer.id`.execute(transaction);
  return rows.find(({ role }) => mayForCompany(role, 'fillInDossier'))?.id ?? null;
};

/**
 * Deletes people who act for no company any more, with everything by which they signed in. `which` selects them by `company_person.id`.
 */
export const dropPeopleWithoutCompanySql = (unit: Unit, which: ReturnType<typeof sql>) => sql`
  with gone as (
      delete from company_person where bu_id = ${unit.id} and ${which}
        and not exists (select from company_seat where company_seat.person_id = company_person.id)
      returning id
    ), links as (delete from password_reset using gone where password_reset.account_id = gone.id)
  delete from credential using gone where credential.account_id = gone.id`;
