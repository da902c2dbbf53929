/** Who acts for a company, and who is invited. Source: A-183. */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { requireForCompany } from '../customer/company-seat.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { ownCustomer } from '../session/own-customer.ts';
import type { Unit } from '../unit/unit.ts';
import { limitsOfRow, type TermsRow, termsOnWire } from './stored-terms.ts';

interface PersonRow extends TermsRow {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly joined_at: Date;
}

const findPeople = async (
  transaction: UnitTransaction,
  unit: Unit,
  companyId: string,
): Promise<readonly PersonRow[]> => {
  const { rows } = await sql<PersonRow>`
    select company_person.id, first_name, last_name, email, role, order_limit::text, month_limit::text, joined_at
    from company_seat join company_person on company_person.id = company_seat.person_id
    where company_seat.company_id = ${companyId}::uuid and company_seat.bu_id = ${unit.id}
    order by joined_at, company_person.id`.execute(transaction);
  return rows;
};

/** What the rules about changes look at. */
export const seatsOf = async (transaction: UnitTransaction, unit: Unit, companyId: string) =>
  (await findPeople(transaction, unit, companyId)).map((row) => ({
    personId: row.id,
    email: row.email,
    role: row.role,
    limits: limitsOfRow(row, unit),
  }));

interface InvitationRow extends TermsRow {
  readonly id: string;
  readonly email: string;
  readonly expires_at: Date;
}

/** Not taken up, not withdrawn, and still good. */
const findInvitations = async (
  transaction: UnitTransaction,
  unit: Unit,
  companyId: string,
  now: Date,
): Promise<readonly InvitationRow[]> => {
  const { rows } = await sql<InvitationRow>`
    select id, email, role, order_limit::text, month_limit::text, expires_at from company_invitation
    where company_id = ${companyId}::uuid and bu_id = ${unit.id} and ended_at is null and expires_at > ${now}
    order by created_at, id`.execute(transaction);
  return rows;
};

export const companyPeople: Handler<Calls['companyPeople']> = ({ custId }, { shop, unit, buyer }) => {
  const customer = ownCustomer(buyer, custId);
  return inUnit(shop.connection, unit.id, async (transaction): Promise<ResponseOf<Calls['companyPeople']>> => {
    await requireForCompany(transaction, unit, customer, 'managePeople');
    const people = await findPeople(transaction, unit, custId);
    const invitations = await findInvitations(transaction, unit, custId, shop.clock());
    return {
      ownId: customer.accountId,
      people: people.map((row) => ({
        personId: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        ...termsOnWire(row, unit),
        joinedAt: row.joined_at.getTime(),
      })),
      invitations: invitations.map((row) => ({
        invitationId: row.id,
        email: row.email,
        ...termsOnWire(row, unit),
        expiresAt: row.expires_at.getTime(),
      })),
    };
  });
};
