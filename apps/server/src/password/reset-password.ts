/**
 * The calls that set a new password by a link in a mail. A request for the mail writes and answers the same whether or not there is an
 * account. The link opens the last step in one browser, where the password is set once. Source: S4.83, S4.84, S7.30 to S7.32, S9.21,
 * A-56, reliability rows 26 and 28.
 */
import type { Calls } from '@offrande/api-client/contract';
import { CUSTOMER_TYPE_CODES, kindOfMember, type MemberType } from '@offrande/domain/customer';
import { RESET_LINK_LIFETIME_MS } from '@offrande/domain/password-reset';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Handler, HandlersOf } from '../call/handler.ts';
import { countAgainst } from '../call/rate-limit.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { uuid } from '../random.ts';
import { acceptedPassword, notifyPasswordChangedSql } from './accepted-password.ts';
import { type Account, changePassword, foldedEmail, memberTypesOf } from './credential.ts';
import { hashPassword } from './hash-password.ts';
import { limitIdentity, limitUnit, LINKS_PER_TARGET } from './identity-limits.ts';
import { loginGuards } from './login-guard.ts';
import { readLinkToken, readStepToken, stepToken } from './reset-tokens.ts';

/**
 * Sends a link to the account with this email and a password in the shop, if there is one, without disclosing it. A company and a salesman choose their
 * first password by the same link; an individual who never had one signs in elsewhere.
 */
const resetPassword: Handler<Calls['resetPassword']> = async ({ email, kind }, context) => {
  const { shop, unit, language } = context;
  await limitIdentity(context, 'resetPassword');
  await limitUnit(context, 'resetPassword');
  const target = shop.vault.hmac('reset-target', `${unit.id}:${kind}:${foldedEmail(email)}`);
  await countAgainst(
    shop,
    LINKS_PER_TARGET.map((limit) => ({ ...limit, subject: `reset:${limit.windowMs}:${target}` })),
  );
  const id = uuid(shop.random);
  const now = shop.clock();
  await inUnit(shop.connection, unit.id, (transaction) =>
    sql`with written as (
        insert into password_reset (id, bu_id, account_id, language, created_at, expires_at)
        values (${id}::uuid, ${unit.id}, (select named.id from login_account as named left join credential on credential.account_id = named.id
            where named.bu_id = ${unit.id} and named.member_type = any(${memberTypesOf(kind)}::text[])
              and named.email_key = ${foldedEmail(email)} and named.closed_at is null
              and (credential.account_id is not null or ${kind !== 'individual'})
            order by named.id limit 1),
          ${language}, ${now}::timestamptz, ${new Date(now.getTime() + RESET_LINK_LIFETIME_MS)}::timestamptz))
      ${enqueueSql(shop, unit.id, [{ topic: 'account-email', subject: `reset/${id}`, at: null }])}`.execute(
      transaction,
    ),
  );
  return {};
};

interface LinkRow {
  readonly is_over: boolean;
  readonly is_used: boolean;
  readonly is_others: boolean;
  readonly member_type: MemberType | null;
}

/** A link that was opened in another browser counts as used; the same browser may retry if the answer was lost. */
const confirmToken: Handler<Calls['confirmToken']> = async ({ tokenId }, context) => {
  const { shop, unit, buyer } = context;
  await limitIdentity(context, 'confirmLink');
  await limitUnit(context, 'confirmLink');
  const id = readLinkToken(shop.vault, tokenId);
  const now = shop.clock();
  const row = await inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<LinkRow>`
      with link as materialized (
        select id, account_id, expires_at < ${now} as is_over, used_at is not null as is_used,
          session_id is not null and session_id <> ${buyer.sessionId}::uuid as is_others
        from password_reset where id = ${id}::uuid and bu_id = ${unit.id} for update
      ), opened as (
        update password_reset set session_id = ${buyer.sessionId}::uuid, confirmed_at = coalesce(confirmed_at, ${now}::timestamptz)
        from link where password_reset.id = link.id and not link.is_over and not link.is_used and not link.is_others
      )
      select is_over, is_used, is_others, member_type from link
        cross join lateral (select member_type from login_account where id = link.account_id limit 1) as named`.execute(
      transaction,
    );
    return rows[0];
  });
  if (id === null || row === undefined || row.member_type === null || (row.is_over && !row.is_used))
    return { state: 'expired', token: '', memberType: '' };
  if (row.is_used || row.is_others) return { state: 'used', token: '', memberType: '' };
  const memberType = CUSTOMER_TYPE_CODES[kindOfMember(row.member_type)];
  return { state: 'valid', token: stepToken(shop.vault, id, buyer.sessionId), memberType };
};

/** Sets the password, signs the customer out everywhere, and notifies him by mail. */
const confirmReset: Handler<Calls['confirmReset']> = async ({ newPassword, accountId, token }, context) => {
  const { shop, unit, buyer } = context;
  await limitIdentity(context, 'confirmLink');
  await limitUnit(context, 'confirmLink');
  const accepted = acceptedPassword(newPassword);
  const id = readStepToken(shop.vault, token, buyer.sessionId);
  if (id === null) return false;
  const password = await hashPassword(shop, accepted);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const now = shop.clock();
    const { rows } = await sql<Omit<Account, 'password'>>`
      with used as (
        update password_reset set used_at = ${now}
        where id = ${id} and bu_id = ${unit.id} and session_id = ${buyer.sessionId} and account_id::text = ${accountId}
          and confirmed_at is not null and used_at is null and expires_at >= ${now}
        returning account_id
      )
      select named.id, member_type as "memberType", email, phone from used
        cross join lateral (select * from login_account where id = used.account_id limit 1) as named
      where closed_at is null`.execute(transaction);
    const [account] = rows;
    if (account === undefined) return false;
    const guards = loginGuards(shop, unit, kindOfMember(account.memberType), account);
    const change = { accountId: account.id, password, guards, exceptSession: null };
    await changePassword(transaction, shop, unit, change);
    await notifyPasswordChangedSql(context, account.id).execute(transaction);
    return true;
  });
};

export const passwordResetHandlers: HandlersOf<'resetPassword' | 'confirmToken' | 'confirmReset'> = {
  resetPassword,
  confirmToken,
  confirmReset,
};
