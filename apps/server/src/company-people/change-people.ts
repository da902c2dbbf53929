/** The calls that change what a person may do for a company, or end it. Source: A-183. */
import type { Calls } from '@offrande/api-client/contract';
import { changedPeople, mayForCompany, type PeopleChange } from '@offrande/domain/company-people';
import { Result } from 'effect';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { dropPeopleWithoutCompanySql, requireForCompany } from '../customer/company-seat.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { isUuid } from '../random.ts';
import type { Unit } from '../unit/unit.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { endSignInsSql } from '../session/sign-in.ts';
import { seatsOf } from './company-people.ts';
import { lockCompany } from './invite.ts';
import { limitsOfWire, minorOf } from './stored-terms.ts';

/** Judges a change by the people as they are now, and stores it. */
const change = async (
  context: CallContext,
  custId: string,
  wished: PeopleChange,
  store: (transaction: UnitTransaction) => Promise<unknown>,
): Promise<Record<never, never>> => {
  const { shop, unit, buyer } = context;
  const customer = ownCustomer(buyer, custId);
  if (!isUuid(wished.personId)) throw new CallRefused('badRequest', { field: 'personId' });
  await inUnit(shop.connection, unit.id, async (transaction) => {
    await lockCompany(transaction, customer.id);
    await requireForCompany(transaction, unit, customer, 'managePeople');
    const changed = changedPeople(await seatsOf(transaction, unit, customer.id), wished);
    if (Result.isFailure(changed)) throw new CallRefused('peopleRefused', { reason: changed.failure._tag });
    await store(transaction);
  });
  return {};
};

/** The statement that ends the verifications which a person has open for a company, unless the person still may fill in its dossier. */
const endVerificationsSql = (unit: Unit, custId: string, personId: string, isStillAllowed: boolean) =>
  sql`delete from kyb_session where customer_id = ${custId}::uuid and person_id = ${personId}::uuid and bu_id = ${unit.id}
    and not ${isStillAllowed}::boolean`;

export const changePerson: Handler<Calls['changePerson']> = (request, context) => {
  const { unit } = context;
  const { custId, personId, role } = request;
  const limits = limitsOfWire(request, unit);
  return change(context, custId, { type: 'change', personId, role, limits }, (transaction) =>
    sql`with verifications as (${endVerificationsSql(unit, custId, personId, mayForCompany(role, 'fillInDossier'))})
      update company_seat set role = ${role}, order_limit = ${minorOf(limits.perOrder)}, month_limit = ${minorOf(limits.perMonth)}
      where company_id = ${custId}::uuid and person_id = ${personId}::uuid and bu_id = ${unit.id}`.execute(transaction),
  );
};

/** The email of a company is that of somebody who acts for it: of its first administrator, once its contact has gone. */
const passEmailOn = (transaction: UnitTransaction, { unit }: CallContext, custId: string, personId: string) =>
  sql`update customer set email = next.email from (
      select email from company_seat join company_person on company_person.id = company_seat.person_id
      where company_seat.company_id = ${custId}::uuid and role = 'administrator' order by joined_at, company_person.id limit 1) as next
    where customer.id = ${custId}::uuid and customer.bu_id = ${unit.id}
      and customer.email_key = (select email_key from company_person where id = ${personId}::uuid)`.execute(
    transaction,
  );

export const removePerson: Handler<Calls['removePerson']> = ({ custId, personId }, context) => {
  const { shop, unit } = context;
  return change(context, custId, { type: 'remove', personId }, async (transaction) => {
    const own = sql`account_id = ${personId}::uuid and customer_id = ${custId}::uuid`;
    await sql`
      with sign_ins as (${endSignInsSql(own, 'removed', shop.clock())}),
        verifications as (${endVerificationsSql(unit, custId, personId, false)})
      delete from company_seat where company_id = ${custId}::uuid and person_id = ${personId}::uuid and bu_id = ${unit.id}`.execute(
      transaction,
    );
    await passEmailOn(transaction, context, custId, personId);
    await dropPeopleWithoutCompanySql(unit, sql`company_person.id = ${personId}::uuid`).execute(transaction);
  });
};
