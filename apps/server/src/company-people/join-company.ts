/**
 * The page behind an invitation: what it invites to, and taking it up. Whoever followed the link reads the mails of the email that was
 * invited; an account that is there is joined without its password, and signed in only with it. Source: S7.47, A-183.
 */
import type { Calls } from '@offrande/api-client/contract';
import { checkJoining, invitationOver, type NewPerson } from '@offrande/domain/company-people';
import { Result } from 'effect';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { assertHasCompanies } from '../company-registration/assert-has-companies.ts';
import { companyNameOf } from '../customer/company-profile.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { completeLogin } from '../login/complete-login.ts';
import { BREACHED_PASSWORDS } from '../password/breached-passwords.ts';
import { type Account, findAccount, lockEmail, storePasswordSql } from '../password/credential.ts';
import { hashPassword } from '../password/hash-password.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { uuid } from '../random.ts';
import { readInvitationToken } from './invitation-link.ts';
import type { TermsRow } from './stored-terms.ts';

interface Row extends TermsRow {
  readonly id: string;
  readonly company_id: string;
  readonly email: string;
  readonly expires_at: Date;
  readonly end_reason: 'joined' | 'withdrawn' | null;
  readonly is_closed: boolean;
  readonly profile_encrypted: string | null;
}

/** The invitation of a link that leads somewhere, locked; else `linkOver` with the reason. */
const findInvited = async (transaction: UnitTransaction, { shop, unit }: CallContext, token: string): Promise<Row> => {
  const id = readInvitationToken(shop.vault, token);
  if (id === null) throw new CallRefused('linkOver', { reason: 'unknown' });
  const { rows } = await sql<Row>`
    select invitation.id, invitation.company_id, invitation.email, role, order_limit::text, month_limit::text, expires_at, end_reason,
      customer.closed_at is not null as is_closed, profile_encrypted
    from company_invitation as invitation join customer on customer.id = invitation.company_id
      left join company on company.customer_id = customer.id
    where invitation.id = ${id}::uuid and invitation.bu_id = ${unit.id} for update of invitation`.execute(transaction);
  const [row] = rows;
  if (row === undefined || row.is_closed) throw new CallRefused('linkOver', { reason: 'unknown' });
  const sent = {
    expiresAt: row.expires_at.getTime(),
    isUsed: row.end_reason === 'joined',
    isWithdrawn: row.end_reason === 'withdrawn',
  };
  const over = invitationOver(sent, shop.clock().getTime());
  if (over !== null) throw new CallRefused('linkOver', { reason: over });
  return row;
};

export const companyInvitation: Handler<Calls['companyInvitation']> = async ({ token }, context) => {
  assertHasCompanies(context);
  const { shop, unit } = context;
  await limitIdentity(context, 'confirmLink');
  await limitUnit(context, 'confirmLink');
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const { email, role, profile_encrypted: profile } = await findInvited(transaction, context, token);
    const account = await findAccount(transaction, unit, 'business', { email });
    return { companyName: companyNameOf(shop.vault, profile), email, role, isKnown: account !== null };
  });
};

const openPerson = async (
  transaction: UnitTransaction,
  { shop, unit, language }: CallContext,
  email: string,
  { civility, firstName, lastName, password }: NewPerson,
): Promise<Account> => {
  const id = uuid(shop.random);
  await sql`insert into company_person (id, bu_id, email, civility, first_name, last_name, language, created_at)
    values (${id}, ${unit.id}, ${email}, ${civility}, ${firstName}, ${lastName}, ${language}, ${shop.clock()})`.execute(
    transaction,
  );
  await storePasswordSql(unit, id, password, shop.clock()).execute(transaction);
  return { id, memberType: 'business', email, phone: null, password };
};

/** Gives a person the seat of an invitation, which is over then. Who sits there already keeps what they may do. */
const takeSeat = (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  { id, company_id: companyId }: Row,
  personId: string,
): Promise<unknown> => {
  const now = shop.clock();
  return sql`
    with seat as (
        insert into company_seat (company_id, person_id, bu_id, role, order_limit, month_limit, joined_at, chosen_at)
        select company_id, ${personId}::uuid, bu_id, role, order_limit, month_limit, ${now}::timestamptz, ${now}::timestamptz
        from company_invitation where id = ${id}::uuid and company_id = ${companyId}::uuid
        on conflict (company_id, person_id) do nothing)
    update company_invitation set ended_at = ${now}::timestamptz, end_reason = 'joined' where id = ${id}::uuid and bu_id = ${unit.id}`.execute(
    transaction,
  );
};

/** The new account as it is stored, its password hashed. */
const checkedPerson = async ({ shop }: CallContext, person: NewPerson): Promise<NewPerson> => {
  const checked = checkJoining({ ...person, confirmPassword: person.password }, BREACHED_PASSWORDS);
  if (Result.isFailure(checked)) {
    const [field, refusal] = Object.entries<{ readonly _tag: string }>(checked.failure)[0]!;
    throw new CallRefused(field === 'password' ? 'passwordRefused' : 'registrationRefused', {
      field,
      reason: refusal._tag,
    });
  }
  return { ...checked.success, password: await hashPassword(shop, checked.success.password) };
};

export const b2bRegisterAccount: Handler<Calls['b2bRegisterAccount']> = async ({ token, person }, context) => {
  assertHasCompanies(context);
  const { shop, unit } = context;
  await limitIdentity(context, 'register');
  await limitUnit(context, 'register');
  const entered = person === null ? null : await checkedPerson(context, person);
  const signedIn = await inUnit(shop.connection, unit.id, async (transaction) => {
    const invitation = await findInvited(transaction, context, token);
    await lockEmail(transaction, unit, invitation.email);
    const account = await findAccount(transaction, unit, 'business', invitation);
    // An account that was opened meanwhile has a password already: the page is read again.
    if ((account === null) !== (entered !== null)) throw new CallRefused('badRequest', { field: 'person' });
    const joined = account ?? (await openPerson(transaction, context, invitation.email, entered!));
    await takeSeat(transaction, context, invitation, joined.id);
    return account === null ? completeLogin(transaction, context, joined) : null;
  });
  if (signedIn !== null) context.setSessionCookie(signedIn.cookie);
  return { user: signedIn?.user ?? null };
};
