/**
 * The call `updateMemberProfile`: changes one section, validated again by the domain. A new password needs the current one and ends all other
 * sign-ins; a new number needs the code that verified it. Source: S4.55 to S4.58, S6.16, S7.22, A-57 to A-59.
 */
import type { Calls } from '@offrande/api-client/contract';
import { phoneWithAreaCode } from '@offrande/domain/address';
import { kindOfMember } from '@offrande/domain/customer';
import { checkCurrentPassword } from '@offrande/domain/password';
import { numberingPlan } from '@offrande/domain/phone';
import { checkUpdate, type MemberUpdate } from '@offrande/domain/profile';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { notifyPasswordChangedSql } from '../password/accepted-password.ts';
import { BREACHED_PASSWORDS } from '../password/breached-passwords.ts';
import { spendProof } from '../password/confirm-code.ts';
import { changePassword } from '../password/credential.ts';
import { hashPassword, isRightPassword } from '../password/hash-password.ts';
import { claimTry, forgetFailuresSql, loginGuards, passwordChangeGuard } from '../password/login-guard.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { type LoadedMember, loadMember } from './load-member.ts';

type Request = Parameters<Handler<Calls['updateMemberProfile']>>[0];
type PasswordUpdate = Extract<MemberUpdate, { readonly section: 'password' }>;
type PhoneUpdate = Extract<MemberUpdate, { readonly section: 'phone' }>;

const checked = (update: MemberUpdate, { member, password }: LoadedMember, { unit }: CallContext): MemberUpdate => {
  const rules = { member, hasPassword: password !== null, policy: unit.profilePolicy, breached: BREACHED_PASSWORDS };
  const result = checkUpdate(update, rules, numberingPlan);
  if (Result.isSuccess(result)) return result.success;
  const { failure } = result;
  if (failure._tag !== 'UpdateRefused') throw new CallRefused('profileRefused', { reason: failure._tag });
  const [field, refusal] = Object.entries<{ readonly _tag: string }>(failure.refusals)[0]!;
  const name = field === 'newPassword' ? 'passwordRefused' : 'profileRefused';
  throw new CallRefused(name, { field, reason: refusal._tag });
};

const keepPhone = async (
  transaction: UnitTransaction,
  context: CallContext,
  custId: string,
  { phone, reference }: PhoneUpdate,
): Promise<void> => {
  const target = phoneWithAreaCode(phone);
  if (!(await spendProof(transaction, context, { channel: 'sms', reference, target })))
    throw new CallRefused('proofMissing', { field: 'otpId' });
  await sql`update customer set phone = ${target}, phone_proven_at = ${context.shop.clock()} where id = ${custId}`.execute(
    transaction,
  );
};

/** Stores any section except the password, which is slow to hash and handled separately. */
const store = async (
  transaction: UnitTransaction,
  context: CallContext,
  custId: string,
  update: Exclude<MemberUpdate, PasswordUpdate>,
): Promise<unknown> => {
  switch (update.section) {
    case 'personal':
      return sql`update customer set civility = ${update.civility}, first_name = ${update.firstName}, last_name = ${update.lastName}
        where id = ${custId}`.execute(transaction);
    case 'newsletter':
      return sql`update customer set is_subscribed = ${update.isSubscribed} where id = ${custId}`.execute(transaction);
    case 'phone':
      return keepPhone(transaction, context, custId, update);
    default:
      // A company's sections: not offered until companies can register.
      throw new CallRefused('profileRefused', { reason: 'SectionNotOffered' });
  }
};

/** Checks the current password as at a login: counted first, so that it cannot be guessed in an unattended browser. */
const proveCurrent = async (context: CallContext, custId: string, kept: string | null, current: string | null) => {
  const { shop, unit } = context;
  const entered = checkCurrentPassword(current ?? '');
  if (Result.isFailure(entered)) throw new CallRefused('badRequest', { field: 'password' });
  await claimTry(shop, unit, passwordChangeGuard(shop, unit, custId));
  if (!(await isRightPassword(shop.vault, kept, entered.success)))
    throw new CallRefused('passwordWrong', { field: 'password' });
};

const setPassword = async (context: CallContext, loaded: LoadedMember, update: PasswordUpdate, request: Request) => {
  const { shop, unit, buyer } = context;
  const { custId, email, memberType } = loaded.member;
  await proveCurrent(context, custId, loaded.password, request.password);
  const password = await hashPassword(shop, update.newPassword);
  const guards = loginGuards(shop, unit, kindOfMember(memberType), { email, phone: loaded.phone });
  await inUnit(shop.connection, unit.id, async (transaction) => {
    const change = { customerId: custId, password, guards, exceptSession: buyer.sessionId };
    await changePassword(transaction, shop, unit, change);
    await forgetFailuresSql(unit, [passwordChangeGuard(shop, unit, custId)]).execute(transaction);
    await notifyPasswordChangedSql(context, custId).execute(transaction);
  });
};

export const updateProfile: Handler<Calls['updateMemberProfile']> = async (request, context) => {
  const { shop, unit, buyer } = context;
  const { id: custId } = ownCustomer(buyer, request.custId);
  const loaded = await inUnit(shop.connection, unit.id, async (transaction) => {
    const found = await loadMember(transaction, unit, custId);
    const update = checked(request.update, found, context);
    if (update.section !== 'password') await store(transaction, context, custId, update);
    return { ...found, update };
  });
  if (loaded.update.section === 'password') await setPassword(context, loaded, loaded.update, request);
  return { custId };
};
