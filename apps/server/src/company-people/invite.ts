/**
 * Invitations to act for a company: sent by an administrator, or out of a verification that somebody else is to go on with. Source: A-78,
 * A-183.
 */
import type { Calls } from '@offrande/api-client/contract';
import {
  checkInvitation,
  COMPANY_PEOPLE_MAX,
  INVITATION_MS,
  type InvitationEntry,
  limitsEntryOf,
} from '@offrande/domain/company-people';
import { Result } from 'effect';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { countAgainst } from '../call/rate-limit.ts';
import { requireForCompany } from '../customer/company-seat.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { isOwnCompany } from '../kyb/kyb-session.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { foldedEmail } from '../password/credential.ts';
import { limitIdentity, limitUnit, LINKS_PER_TARGET } from '../password/identity-limits.ts';
import { isUuid, uuid } from '../random.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { seatsOf } from './company-people.ts';
import { limitsOfWire, minorOf } from './stored-terms.ts';

/** Serialises changes of a company's people. */
export const lockCompany = (transaction: UnitTransaction, companyId: string): Promise<unknown> =>
  sql`select from customer where id = ${companyId}::uuid for update`.execute(transaction);

const countLinks = (context: CallContext, companyId: string, email: string): Promise<void> => {
  const { shop, unit } = context;
  const target = shop.vault.hmac('company-invitation-target', `${unit.id}:${companyId}:${foldedEmail(email)}`);
  const limits = LINKS_PER_TARGET.map((limit) => ({ ...limit, subject: `invitation:${limit.windowMs}:${target}` }));
  return countAgainst(shop, limits);
};

const assertRoom = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  companyId: string,
  people: number,
): Promise<void> => {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from company_invitation where company_id = ${companyId}::uuid and bu_id = ${unit.id}
      and ended_at is null and expires_at > ${shop.clock()}`.execute(transaction);
  if (people + rows[0]!.open >= COMPANY_PEOPLE_MAX) throw new CallRefused('peopleRefused', { reason: 'TooManyPeople' });
};

/** Writes the invitation in place of an older one to the same email, and sends it. The company is locked. */
const invite = async (
  transaction: UnitTransaction,
  context: CallContext,
  companyId: string,
  { entry, invitedBy }: { readonly entry: InvitationEntry; readonly invitedBy: string | null },
): Promise<void> => {
  const { shop, unit, language } = context;
  const people = await seatsOf(transaction, unit, companyId);
  const checked = checkInvitation(entry, people, unit.currency);
  if (Result.isFailure(checked)) {
    const [field, refusal] = Object.entries<{ readonly _tag: string }>(checked.failure)[0]!;
    throw new CallRefused('peopleRefused', { field, reason: refusal._tag });
  }
  const { email, role, limits } = checked.success;
  const id = uuid(shop.random);
  const now = shop.clock();
  await sql`update company_invitation set ended_at = ${now}, end_reason = 'withdrawn'
    where company_id = ${companyId}::uuid and bu_id = ${unit.id} and email_key = ${foldedEmail(email)} and ended_at is null`.execute(
    transaction,
  );
  await assertRoom(transaction, context, companyId, people.length);
  await sql`
    with written as (
        insert into company_invitation (id, bu_id, company_id, email, role, order_limit, month_limit, language, invited_by,
          created_at, expires_at)
        values (${id}::uuid, ${unit.id}, ${companyId}::uuid, ${email}, ${role}, ${minorOf(limits.perOrder)}::bigint,
          ${minorOf(limits.perMonth)}::bigint, ${language}, ${invitedBy}::uuid, ${now}::timestamptz,
          ${new Date(now.getTime() + INVITATION_MS)}::timestamptz))
    ${enqueueSql(shop, unit.id, [{ topic: 'company-email', subject: `invited/${id}`, at: null }])}`.execute(
    transaction,
  );
};

export const invitePerson: Handler<Calls['invitePerson']> = async (request, context) => {
  const { shop, unit, buyer } = context;
  const customer = ownCustomer(buyer, request.custId);
  await limitIdentity(context, 'invite');
  await limitUnit(context, 'invite');
  const limits = limitsOfWire(request, unit);
  const entry = { email: request.email, role: request.role, ...limitsEntryOf(limits) };
  await countLinks(context, customer.id, request.email);
  await inUnit(shop.connection, unit.id, async (transaction) => {
    await requireForCompany(transaction, unit, customer, 'managePeople');
    await lockCompany(transaction, customer.id);
    await invite(transaction, context, customer.id, { entry, invitedBy: customer.accountId });
  });
  return {};
};

export const handOverDossier: Handler<Calls['handOverDossier']> = async ({ custId, email }, context) => {
  const { shop, unit } = context;
  await limitIdentity(context, 'invite');
  await limitUnit(context, 'invite');
  const entry = { email, role: 'administrator', perOrder: '', perMonth: '' } as const;
  await inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql`select from customer where bu_id = ${unit.id}
      and ${isOwnCompany(context, custId, sql`customer.id`)} for update`.execute(transaction);
    if (rows.length === 0) throw new CallRefused('notAuthorized');
    await countLinks(context, custId, email);
    await invite(transaction, context, custId, { entry, invitedBy: null });
  });
  return {};
};

export const withdrawInvitation: Handler<Calls['withdrawInvitation']> = (
  { custId, invitationId },
  { shop, unit, buyer },
) => {
  const customer = ownCustomer(buyer, custId);
  if (!isUuid(invitationId)) throw new CallRefused('badRequest', { field: 'invitationId' });
  return inUnit(shop.connection, unit.id, async (transaction) => {
    await requireForCompany(transaction, unit, customer, 'managePeople');
    // Once more is no mistake: it is gone, as was wished.
    await sql`update company_invitation set ended_at = ${shop.clock()}, end_reason = 'withdrawn'
      where id = ${invitationId}::uuid and company_id = ${customer.id}::uuid and bu_id = ${unit.id} and ended_at is null`.execute(
      transaction,
    );
    return {};
  });
};
