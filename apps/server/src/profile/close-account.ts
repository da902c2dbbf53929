/**
 * The calls that close an account. One reports what it still holds; the other clears all personal data from its row, deletes its sign-ins,
 * password, codes, links and drafts, and keeps its orders and the books under a random id. Source: S1.23, S3.135, S5.74, S7.28, A-94,
 * reliability row 41.
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
import { ownCustomer } from '../session/own-customer.ts';
import { endSignInsSql } from '../session/sign-in.ts';
import { loadMember } from './load-member.ts';

const facts: Handler<Calls['closingFacts']> = ({ custId }, { shop, unit, buyer }) => {
  const { id } = ownCustomer(buyer, custId);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<ClosingFacts>`
      select exists (select from account where bu_id = ${unit.id} and kind = 'wallet' and owner_key = ${id} and posted > 0)
          or exists (select from card join account on account.id = card.account_id
            where card.customer_id = ${id}::uuid and card.bu_id = ${unit.id} and account.posted > 0) as "hasBalance",
        exists (select from purchase where customer_id = ${id}::uuid and bu_id = ${unit.id} and state = 'requesting') as "hasOpenOrder"`.execute(
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
      passwords as (delete from credential where customer_id = ${custId}::uuid and bu_id = ${unit.id}),
      codes as (delete from one_time_code where bu_id = ${unit.id} and (customer_id = ${custId}::uuid or target_mark = any(${hmacs}::text[]))),
      links as (delete from password_reset where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      emails as (delete from email_change where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      inbox as (delete from inbox_message where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      memberships as (delete from membership_request where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      corporate as (delete from corporate_account where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      identities as (delete from external_identity where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      guards as (delete from login_guard where bu_id = ${unit.id} and subject = any(${guards}::text[])),
      served as (delete from salesman_customer where bu_id = ${unit.id} and customer_id = ${custId}::uuid),
      drafts as (delete from draft_order where bu_id = ${unit.id} and (owner_id = ${custId}::uuid or customer_id = ${custId}::uuid))
    delete from bulk_file where bu_id = ${unit.id} and owner_id = ${custId}::uuid`.execute(transaction);
};

const empty = (transaction: UnitTransaction, { shop, unit }: CallContext, custId: string, reason: string) =>
  sql`update customer set email = 'closed:' || id, first_name = '', last_name = '', civility = null, phone = null,
      phone_proven_at = null, is_subscribed = false, is_activated = false, confirmed_from = null, identity_encrypted = null,
      promo_code = null, language = null, address_book = '[]', closed_at = ${shop.clock()}, closing_reason = ${reason}
    where id = ${custId} and bu_id = ${unit.id}`.execute(transaction);

const deleteAccount: Handler<Calls['deleteAccount']> = ({ custId: named, email, reason }, context) => {
  const { shop, unit, buyer } = context;
  const { id: custId } = ownCustomer(buyer, named);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const { member, phone } = await loadMember(transaction, unit, custId);
    const checked = checkClosing({ reason, email }, member);
    if (Result.isFailure(checked))
      throw new CallRefused('profileRefused', {
        field: 'email',
        reason: checked.failure.email?._tag ?? 'Required',
      });
    await forget(transaction, context, member, phone);
    await empty(transaction, context, custId, reason);
    return {};
  });
};

export const closingHandlers: HandlersOf<'closingFacts' | 'deleteAccount'> = { closingFacts: facts, deleteAccount };
