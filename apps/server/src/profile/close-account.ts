/**
 * The calls that close an account. One reports what it still holds; the other clears all personal data from its row, deletes its sign-ins,
 * password, codes, links and drafts, and keeps its orders and the books under a random id, a company's registration, dossier and
 * documents for their term. An administrator closes a company's; people who act for no other one go with it. Source: S1.23, S3.135, S5.74,
 * S7.28, A-94, A-183, reliability row 41.
 */
import type { Calls } from '@offrande/api-client/contract';
import { kindOfMember } from '@offrande/domain/customer';
import { checkClosing, type ClosingFacts } from '@offrande/domain/account-closing';
import { type Member } from '@offrande/domain/profile';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler, HandlersOf } from '../call/handler.ts';
import { targetHmac } from '../password/code-row.ts';
import { loginGuards, passwordChangeGuard } from '../password/login-guard.ts';
import { keepRegistrationsUntilSql, keptUntil } from '../company-registration/retention.ts';
import { keepDossierUntilSql } from '../kyb/dossier-term.ts';
import { dropPeopleWithoutCompanySql, requireForCompany } from '../customer/company-seat.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { endSignInsSql } from '../session/sign-in.ts';
import type { Unit } from '../unit/unit.ts';
import { loadMember } from './load-member.ts';

const facts: Handler<Calls['closingFacts']> = ({ custId }, { shop, unit, buyer }) => {
  const { id } = ownCustomer(buyer, custId);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<ClosingFacts>`
      select exists (select from account where bu_id = ${unit.id} and kind = 'wallet' and owner_key = ${id} and posted > 0)
          or exists (select from card join account on account.id = card.account_id
            where card.customer_id = ${id}::uuid and card.bu_id = ${unit.id} and account.posted > 0) as "hasBalance",
        exists (select from purchase where customer_id = ${id}::uuid and bu_id = ${unit.id} and state in ('requesting', 'awaitingApprover')) as "hasOpenOrder"`.execute(
      transaction,
    );
    return rows[0]!;
  });
};

/** Deletes all credentials and proofs of the member, and everything not ordered. */
const forget = (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  { custId, email, memberType }: Member,
  phone: string | null,
): Promise<unknown> => {
  const now = shop.clock();
  const guards = [
    ...loginGuards(shop, unit, kindOfMember(memberType), { email, phone }),
    passwordChangeGuard(shop, unit, custId),
  ];
  const hmacs = [
    targetHmac(shop.vault, unit, 'email', email),
    ...(phone === null ? [] : [targetHmac(shop.vault, unit, 'sms', phone)]),
  ];
  return sql`
    with sign_ins as (${endSignInsSql(sql`customer_id = ${custId}::uuid`, 'accountClosed', now)}),
      passwords as (delete from credential where account_id = ${custId}::uuid and bu_id = ${unit.id}),
      codes as (delete from one_time_code where bu_id = ${unit.id} and (customer_id = ${custId}::uuid or target_mark = any(${hmacs}::text[]))),
      links as (delete from password_reset where bu_id = ${unit.id} and account_id = ${custId}::uuid),
      emails as (delete from email_change where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      inbox as (delete from inbox_message where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      memberships as (delete from membership_request where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      corporate as (delete from corporate_account where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      identities as (delete from external_identity where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      guards as (delete from login_guard where bu_id = ${unit.id} and subject = any(${guards}::text[])),
      companies as (delete from company where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      verifications as (delete from kyb_session where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      seats as (delete from company_seat where bu_id = ${unit.id} and company_id = ${custId}::uuid),
      invitations as (delete from company_invitation where bu_id = ${unit.id} and company_id = ${custId}::uuid),
      searched as (delete from company_search where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      visits as (delete from salesman_visit where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      visited as (delete from salesman_visit where bu_id = ${unit.id} and salesman_id = ${custId}::uuid),
      served as (delete from salesman_customer where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      drafts as (delete from draft_order where bu_id = ${unit.id} and (owner_id = ${custId}::uuid or customer_id = ${custId}::uuid))
    delete from bulk_file where bu_id = ${unit.id} and owner_id = ${custId}::uuid`.execute(transaction);
};

/** The ids of those who act for a company. */
const peopleOf = async (transaction: UnitTransaction, unit: Unit, companyId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from company_seat where company_id = ${companyId}::uuid and bu_id = ${unit.id}`.execute(
    transaction,
  );
  return rows.map(({ person_id: personId }) => personId);
};

const empty = (transaction: UnitTransaction, { shop, unit }: CallContext, custId: string, reason: string) =>
  sql`update customer set email = 'closed:' || id, first_name = '', last_name = '', civility = null, phone = null,
      phone_proven_at = null, is_subscribed = false, is_activated = false, confirmed_from = null, identity_encrypted = null,
      promo_code = null, language = null, address_book = '[]', closed_at = ${shop.clock()}, closing_reason = ${reason}
    where id = ${custId} and bu_id = ${unit.id}`.execute(transaction);

const deleteAccount: Handler<Calls['deleteAccount']> = ({ custId: named, email, reason }, context) => {
  const { shop, unit, buyer } = context;
  const customer = ownCustomer(buyer, named);
  const { id: custId } = customer;
  const isCompany = kindOfMember(customer.memberType) === 'business';
  return inUnit(shop.connection, unit.id, async (transaction) => {
    if (isCompany) await requireForCompany(transaction, unit, customer, 'closeAccount');
    const { member, phone } = await loadMember(transaction, shop, unit, customer);
    const checked = checkClosing({ reason, email }, member);
    if (Result.isFailure(checked))
      throw new CallRefused('profileRefused', {
        field: 'email',
        reason: checked.failure.email?._tag ?? 'Required',
      });
    const people = isCompany ? await peopleOf(transaction, unit, custId) : [];
    await forget(transaction, context, member, phone);
    if (isCompany)
      await dropPeopleWithoutCompanySql(unit, sql`company_person.id = any(${people}::uuid[])`).execute(transaction);
    const own = sql`customer_id = ${custId}::uuid`;
    const until = keptUntil(shop, unit, 'left');
    await keepRegistrationsUntilSql(own, until).execute(transaction);
    await keepDossierUntilSql(unit.id, custId, until).execute(transaction);
    await empty(transaction, context, custId, reason);
    return {};
  });
};

export const closingHandlers: HandlersOf<'closingFacts' | 'deleteAccount'> = { closingFacts: facts, deleteAccount };
