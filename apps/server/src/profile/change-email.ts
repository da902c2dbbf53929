/**
 * The call `changeMemberEmail`: needs the current password, or a recent sign-in if there is none, and the code sent to the new address.
 * Whether an address has an account is disclosed only in its own mail: such an address is sent another mail, and no code is accepted for
 * it. Sign-ins stay; links and codes to the previous address become invalid. Source: S4.55, A-58, A-82, decision 037.
 */
import type { Calls } from '@offrande/api-client/contract';
import { kindOfMember } from '@offrande/domain/customer';
import { checkEmailChange, isRecentSignIn, OBJECTION_DAYS } from '@offrande/domain/email-change';
import { DAY_MS } from '@offrande/domain/time';
import { Result } from 'effect';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { customerById, notifySql } from '../note/notify.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { spendProof } from '../password/confirm-code.ts';
import { foldedEmail, lockEmail, memberTypesOf } from '../password/credential.ts';
import { encryptEmail } from '../password/email-change-row.ts';
import { isRightPassword } from '../password/hash-password.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { claimTry, forgetFailuresSql, passwordChangeGuard } from '../password/login-guard.ts';
import { uuid } from '../random.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { loadMember } from './load-member.ts';

type Request = Parameters<Handler<Calls['changeMemberEmail']>>[0];

/** For an account without a password, this browser must have signed in recently instead. */
const requireRecentSignIn = async (context: CallContext, custId: string): Promise<void> => {
  const { shop, unit, buyer } = context;
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<{
      created_at: Date;
    }>`select created_at from sign_in where session_id = ${buyer.sessionId} and customer_id = ${custId}
      and bu_id = ${unit.id} and ended_at is null order by created_at desc limit 1`.execute(transaction),
  );
  const [row] = rows;
  if (row === undefined || !isRecentSignIn(row.created_at.getTime(), shop.clock().getTime()))
    throw new CallRefused('profileRefused', { reason: 'SignInTooOld' });
};

/** Counts the try before checking the password, so that it cannot be guessed in an unattended browser. */
const prove = async (context: CallContext, custId: string, kept: string | null, entered: string): Promise<void> => {
  const { shop, unit } = context;
  if (kept === null) return requireRecentSignIn(context, custId);
  await claimTry(shop, unit, passwordChangeGuard(shop, unit, custId));
  if (!(await isRightPassword(shop.vault, kept, entered)))
    throw new CallRefused('passwordWrong', { field: 'password' });
  return undefined;
};

const isTaken = async (transaction: UnitTransaction, { unit }: CallContext, email: string): Promise<boolean> => {
  const { rows } = await sql`select from customer where bu_id = ${unit.id}
    and member_type = any(${memberTypesOf('individual')}::text[]) and email_key = ${foldedEmail(email)}`.execute(
    transaction,
  );
  return rows.length > 0;
};

/** Stores the new address, notifies the previous one, and invalidates what was sent to it. */
const store = async (
  transaction: UnitTransaction,
  context: CallContext,
  { custId, before, after }: { readonly custId: string; readonly before: string; readonly after: string },
): Promise<void> => {
  const { shop, unit, language } = context;
  const id = uuid(shop.random);
  const now = shop.clock();
  const until = new Date(now.getTime() + OBJECTION_DAYS * DAY_MS);
  const note = notifySql(shop, unit.id, { kind: 'emailChanged', detail: {} }, id, customerById(custId));
  await sql`
    with links as (update password_reset set used_at = ${now}::timestamptz
        where account_id = ${custId}::uuid and bu_id = ${unit.id} and used_at is null),
      guards as (${forgetFailuresSql(unit, [passwordChangeGuard(shop, unit, custId)])}),
      noted as (${note}),
      told as (${enqueueSql(shop, unit.id, [{ topic: 'account-email', subject: `emailChanged/${id}`, at: null }])}),
      written as (
        insert into email_change (id, bu_id, customer_id, before_encrypted, after_encrypted, language, at, objectable_until)
        values (${id}::uuid, ${unit.id}, ${custId}::uuid, ${encryptEmail(shop.vault, before)},
          ${encryptEmail(shop.vault, after)}, ${language}, ${now}::timestamptz, ${until}::timestamptz)
      )
    update customer set email = ${after} where id = ${custId}::uuid and bu_id = ${unit.id}`.execute(transaction);
};

const read = ({ email, password = '' }: Request, current: string, hasPassword: boolean) => {
  const checked = checkEmailChange({ email, password }, { email: current, hasPassword });
  if (Result.isSuccess(checked)) return checked.success;
  const { email: refusal = checked.failure.password } = checked.failure;
  const field = checked.failure.email === undefined ? 'password' : 'email';
  throw new CallRefused('profileRefused', { field, reason: refusal?._tag ?? '' });
};

export const changeMemberEmail: Handler<Calls['changeMemberEmail']> = async (request, context) => {
  const { shop, unit, buyer } = context;
  const customer = ownCustomer(buyer, request.custId);
  const { id: custId } = customer;
  await limitIdentity(context, 'emailChange');
  await limitUnit(context, 'emailChange');
  const loaded = await inUnit(shop.connection, unit.id, (transaction) => loadMember(transaction, shop, unit, customer));
  // A company's email is changed together with its other data.
  if (kindOfMember(loaded.member.memberType) !== 'individual')
    throw new CallRefused('profileRefused', { reason: 'SectionNotOffered' });
  const { email, password } = read(request, loaded.member.email, loaded.password !== null);
  await prove(context, custId, loaded.password, password);
  await inUnit(shop.connection, unit.id, async (transaction) => {
    await lockEmail(transaction, unit, email);
    const { member } = await loadMember(transaction, shop, unit, customer);
    const proof = { channel: 'email', reference: request.tokenId, target: email } as const;
    if (!(await spendProof(transaction, context, proof)) || (await isTaken(transaction, context, email)))
      throw new CallRefused('proofMissing', { field: 'tokenId' });
    await store(transaction, context, { custId, before: member.email, after: email });
  });
  return { email };
};
