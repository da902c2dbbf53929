/**
 * The calls `updateMemberProfile` and, for a company, `updateBusinessProfile`: change one section, validated again by the domain. A new password needs the current one and ends all other
 * sign-ins; a new number needs the code that verified it. Source: S4.55 to S4.58, S6.16, S7.22, A-57 to A-59.
 */
import type { Calls } from '@offrande/api-client/contract';
import { phoneWithAreaCode } from '@offrande/domain/address';
import { kindOfMember } from '@offrande/domain/customer';
import { checkCurrentPassword } from '@offrande/domain/password';
import { numberingPlan } from '@offrande/domain/phone';
import {
  checkUpdate,
  type Member,
  type MemberUpdate,
  NUMBER_TAKEN,
  numberFieldOf,
  updatedMember,
} from '@offrande/domain/profile';
import { Result } from 'effect';
import { sql } from 'kysely';
import { claimNumber, companyNumberHmac } from '../customer/company-number.ts';
import { encryptProfile } from '../customer/company-profile.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { Customer } from '../call/buyer.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { notifyPasswordChangedSql } from '../password/accepted-password.ts';
import { BREACHED_PASSWORDS } from '../password/breached-passwords.ts';
import { spendProof } from '../password/confirm-code.ts';
import { accountOf, changePassword } from '../password/credential.ts';
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

/** Stores what a company says of itself, and its contact; the phone number of the contact may be a landline, and is not proven. */
const keepCompany = async (
  transaction: UnitTransaction,
  { shop, unit }: CallContext,
  member: Member,
  update: Exclude<MemberUpdate, PhoneUpdate>,
): Promise<unknown> => {
  const { custId, civility, firstName, lastName, phone, company, delivery, invoicing } = updatedMember(member, update);
  if (company === null) throw new CallRefused('profileRefused', { reason: 'SectionNotOffered' });
  const field = numberFieldOf(update.section);
  if (field !== null && !(await claimNumber(transaction, unit, custId, companyNumberHmac(shop.vault, company))))
    throw new CallRefused('profileRefused', { field, reason: NUMBER_TAKEN });
  const target = phoneWithAreaCode(phone);
  return sql`
    with described as (update company set profile_encrypted = ${encryptProfile(shop.vault, { company, delivery, invoicing })}
      where customer_id = ${custId})
    update customer set civility = ${civility}, first_name = ${firstName}, last_name = ${lastName}, phone = ${target},
      phone_proven_at = case when phone = ${target} then phone_proven_at end
    where id = ${custId}`.execute(transaction);
};

/** Stores any section except the password, which is slow to hash and handled separately. */
const store = async (
  transaction: UnitTransaction,
  context: CallContext,
  member: Member,
  update: Exclude<MemberUpdate, PasswordUpdate>,
): Promise<unknown> => {
  const { custId } = member;
  switch (update.section) {
    case 'personal':
      return sql`update customer set civility = ${update.civility}, first_name = ${update.firstName}, last_name = ${update.lastName}
        where id = ${custId}`.execute(transaction);
    case 'newsletter':
      return sql`update customer set is_subscribed = ${update.isSubscribed} where id = ${custId}`.execute(transaction);
    case 'phone':
      return keepPhone(transaction, context, custId, update);
    default:
      return keepCompany(transaction, context, member, update);
  }
};

/** Checks the current password as at a login: counted first, so that it cannot be guessed in an unattended browser. */
const proveCurrent = async (context: CallContext, accountId: string, kept: string | null, current: string | null) => {
  const { shop, unit } = context;
  const entered = checkCurrentPassword(current ?? '');
  if (Result.isFailure(entered)) throw new CallRefused('badRequest', { field: 'password' });
  await claimTry(shop, unit, passwordChangeGuard(shop, unit, accountId));
  if (!(await isRightPassword(shop.vault, kept, entered.success)))
    throw new CallRefused('passwordWrong', { field: 'password' });
};

/** The password is that of the account that signed in: of the person, where a company is signed in. */
const setPassword = async (
  context: CallContext,
  { accountId, memberType }: Customer,
  update: PasswordUpdate,
  request: Request,
) => {
  const { shop, unit, buyer } = context;
  const account = await inUnit(shop.connection, unit.id, (transaction) => accountOf(transaction, unit, accountId));
  if (account === null) throw new CallRefused('notAuthorized');
  await proveCurrent(context, accountId, account.password, request.password);
  const password = await hashPassword(shop, update.newPassword);
  const guards = loginGuards(shop, unit, kindOfMember(memberType), account);
  await inUnit(shop.connection, unit.id, async (transaction) => {
    const change = { accountId, password, guards, exceptSession: buyer.sessionId };
    await changePassword(transaction, shop, unit, change);
    await forgetFailuresSql(unit, [passwordChangeGuard(shop, unit, accountId)]).execute(transaction);
    await notifyPasswordChangedSql(context, accountId).execute(transaction);
  });
};

/** A company's profile has a call of its own; each refuses the other's members. */
const updateOf =
  (isCompany: boolean) =>
  async (request: Request, context: CallContext): Promise<{ readonly custId: string }> => {
    const { shop, unit, buyer } = context;
    const customer = ownCustomer(buyer, request.custId);
    const loaded = await inUnit(shop.connection, unit.id, async (transaction) => {
      const found = await loadMember(transaction, shop, unit, customer);
      if ((kindOfMember(found.member.memberType) === 'business') !== isCompany)
        throw new CallRefused('profileRefused', { reason: 'SectionNotOffered' });
      const update = checked(request.update, found, context);
      if (update.section !== 'password') await store(transaction, context, found.member, update);
      return { ...found, update };
    });
    if (loaded.update.section === 'password') await setPassword(context, customer, loaded.update, request);
    return { custId: customer.id };
  };

export const updateProfile: Handler<Calls['updateMemberProfile']> = updateOf(false);
export const updateBusinessProfile: Handler<Calls['updateBusinessProfile']> = updateOf(true);
