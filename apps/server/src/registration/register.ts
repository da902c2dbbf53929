/**
 * The calls that register an individual: they spend the confirmed codes, open the account and send a welcome mail. If the address already has
 * an account, nothing changes, the answer is the same and its owner is notified. Source: S3.61 to S3.66, S4.62, S4.64, S7.43 to S7.45,
 *
 */
import type { Calls } from '@offrande/api-client/contract';
import { checkIndividualRegistration, type Individual } from '@offrande/domain/registration';
import { numberingPlan } from '@offrande/domain/phone';
import { Result } from 'effect';
import { sql } from 'kysely';
import { openCustomer } from '../customer/open-customer.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler, HandlersOf } from '../call/handler.ts';
import { notifySql, customerById } from '../note/notify.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { BREACHED_PASSWORDS } from '../password/breached-passwords.ts';
import { spendProof } from '../password/confirm-code.ts';
import { findAccount, storePasswordSql, lockEmail } from '../password/credential.ts';
import { hashPassword } from '../password/hash-password.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { isSameSecret } from '../vault.ts';
import { adoptOrders } from './adopt-orders.ts';
import { confirmationToken } from './confirmation-token.ts';
import { encryptIdentity } from '../customer/identity.ts';

type Request = Parameters<Handler<Calls['register']>>[0];

const checked = (request: Request, { unit }: CallContext): Individual => {
  if (request.registerType !== 'individual') throw new CallRefused('badRequest', { field: 'registerType' });
  const result = checkIndividualRegistration(request, unit.individualPolicy, numberingPlan, BREACHED_PASSWORDS);
  if (Result.isSuccess(result)) return result.success;
  const [field, refusal] = Object.entries(result.failure)[0]!;
  throw new CallRefused('registrationRefused', { field, reason: refusal._tag });
};

/** False if the email's proof is no longer valid: then another code is requested, and nothing is spent. */
const spendProofs = async (
  transaction: UnitTransaction,
  context: CallContext,
  { email, phone }: Individual,
  { emailReference, phoneReference }: Request,
): Promise<boolean> => {
  if (!(await spendProof(transaction, context, { channel: 'email', reference: emailReference, target: email })))
    return false;
  if (phone === null) return true;
  const proof = { channel: 'sms', reference: phoneReference ?? '', target: phone.e164 } as const;
  if (!(await spendProof(transaction, context, proof))) throw new CallRefused('proofMissing', { field: 'otpId' });
  return true;
};

/** Stores what an individual entered besides name and email. */
const storeDetails = (
  transaction: UnitTransaction,
  { shop, language }: CallContext,
  customerId: string,
  { phone, documentType, documentNumber, isSubscribed, promoCode }: Individual,
): Promise<unknown> => {
  const identity = documentType === null ? null : encryptIdentity(shop.vault, { documentType, documentNumber });
  return sql`update customer set phone = ${phone?.e164 ?? null}, phone_proven_at = ${phone === null ? null : shop.clock()},
      is_subscribed = ${isSubscribed}, identity_encrypted = ${identity}, promo_code = ${promoCode === '' ? null : promoCode},
      language = ${language}
    where id = ${customerId}`.execute(transaction);
};

const open = async (
  transaction: UnitTransaction,
  context: CallContext,
  individual: Individual,
  password: string,
): Promise<void> => {
  const { shop, unit } = context;
  const { email, firstName, lastName } = individual;
  await lockEmail(transaction, unit, email);
  const known = await findAccount(transaction, unit, 'individual', { email });
  if (known !== null) {
    const subject = `exists/${known.id}/${shop.clock().toISOString()}`;
    await enqueueSql(shop, unit.id, [{ topic: 'account-email', subject, at: null }]).execute(transaction);
    return;
  }
  const { id } = await openCustomer(transaction, shop, unit, { memberType: 'individual', email, firstName, lastName });
  await storeDetails(transaction, context, id, individual);
  await adoptOrders(transaction, context, id, email);
  await storePasswordSql(unit, id, password, shop.clock()).execute(transaction);
  const letter = { topic: 'account-email', subject: `welcome/${id}`, at: null } as const;
  await sql`
    with noted as (${notifySql(shop, unit.id, { kind: 'welcome', detail: {} }, id, customerById(id))})
    ${enqueueSql(shop, unit.id, [letter])}`.execute(transaction);
};

const register: Handler<Calls['register']> = async (request, context) => {
  const { shop, unit } = context;
  await limitIdentity(context, 'register');
  const individual = checked(request, context);
  await limitUnit(context, 'register');
  const password = await hashPassword(shop, individual.password);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    if (!(await spendProofs(transaction, context, individual, request))) return { isEmailValid: false };
    await open(transaction, context, individual, password);
    return { isEmailValid: true };
  });
};

/** The link in the welcome mail; following it again gets the same answer. `loginIp` is the address of the caller. */
const confirmRegistration: Handler<Calls['confirmRegistration']> = async (request, context) => {
  const { shop, unit, clientAddress } = context;
  const { accountId, registerType, verifyToken } = request;
  await limitIdentity(context, 'confirmLink');
  await limitUnit(context, 'confirmLink');
  const isOurs = isSameSecret(verifyToken, confirmationToken(shop.vault, accountId));
  if (registerType !== 'individual' || !isOurs) throw new CallRefused('linkOver');
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql`update customer set is_activated = true, confirmed_from = coalesce(confirmed_from, ${clientAddress})
      where id = ${accountId} and bu_id = ${unit.id} and closed_at is null returning id`.execute(transaction),
  );
  if (rows.length === 0) throw new CallRefused('linkOver');
  return { registerType };
};

export const registrationHandlers: HandlersOf<'register' | 'confirmRegistration'> = { register, confirmRegistration };
