/**
 * The calls that open a verification: by a code to the company's email, which begins the dossier or takes it up, or by its password. A code
 * is sent to any email; only who has received it learns whether a company has it. Administrators open it. Source: S4.72, S4.73, S4.80, S4.81, S7.38, S7.56 to S7.58.
 */
import type { Calls } from '@offrande/api-client/contract';
import { checkEmail } from '@offrande/domain/email';
import { Result } from 'effect';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import { assertHasCompanies } from '../company-registration/assert-has-companies.ts';
import { companyToVerify } from '../customer/company-seat.ts';
import { inUnit } from '../database/in-unit.ts';
import { provePassword } from '../login/prove-password.ts';
import { confirmCode, spendProof } from '../password/confirm-code.ts';
import { findAccount } from '../password/credential.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { forgetFailuresSql, loginGuards } from '../password/login-guard.ts';
import { sendCode } from '../password/send-code.ts';
import { secret } from '../random.ts';
import { beginDossier } from './dossier-row.ts';
import { openKybSession } from './kyb-session.ts';

export const sendVerificationEmail: Handler<Calls['sendVerificationEmail']> = async (
  { email, ...captcha },
  context,
) => {
  assertHasCompanies(context);
  const target = checkEmail(email);
  if (Result.isFailure(target)) throw new CallRefused('badRequest', { field: 'email', reason: target.failure._tag });
  await limitIdentity(context, 'emailCode');
  await passCaptcha(context, 'oneTimeCode', captcha);
  await limitUnit(context, 'emailCode');
  const code = { channel: 'email', target: target.success, purpose: 'kyb', customerId: null } as const;
  return { reference: await sendCode(context, code) };
};

export const confirmEmailVerification: Handler<Calls['confirmEmailVerification']> = async (
  { tokenId, code },
  context,
) => {
  assertHasCompanies(context);
  await limitIdentity(context, 'confirmCode');
  await limitUnit(context, 'confirmCode');
  return confirmCode(context, { purpose: 'kyb', channel: 'email', reference: tokenId, code });
};

/** A new dossier gets a token of its own; of one that was begun the confirmed reference becomes the token (S4.80, S4.81). */
export const kybRegisterAccount: Handler<Calls['kybRegisterAccount']> = async ({ email, tokenId }, context) => {
  assertHasCompanies(context);
  const { shop, unit } = context;
  await limitIdentity(context, 'confirmCode');
  await limitUnit(context, 'confirmCode');
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const proof = { purpose: 'kyb', channel: 'email', reference: tokenId, target: email } as const;
    if (!(await spendProof(transaction, context, proof))) throw new CallRefused('proofMissing');
    const account = await findAccount(transaction, unit, 'business', { email });
    const custId = account === null ? null : await companyToVerify(transaction, unit, account.id);
    if (account === null || custId === null) throw new CallRefused('companyUnknown');
    const isNew = await beginDossier(transaction, shop, unit.id, custId);
    const token = isNew ? secret(shop.random) : tokenId;
    await openKybSession(transaction, context, { custId, personId: account.id, token });
    return isNew ? { registerType: 'registerNew', token, custId } : { registerType: 'registerBefore', custId };
  });
};

export const kybLogin: Handler<Calls['kybLogin']> = async ({ account: email, password, ...captcha }, context) => {
  assertHasCompanies(context);
  const { shop, unit } = context;
  const { account } = await provePassword(context, captcha, { type: 'business', account: email, password });
  const token = secret(shop.random);
  const custId = await inUnit(shop.connection, unit.id, async (transaction) => {
    const company = await companyToVerify(transaction, unit, account.id);
    if (company === null) throw new CallRefused('loginRefused');
    await beginDossier(transaction, shop, unit.id, company);
    await openKybSession(transaction, context, { custId: company, personId: account.id, token });
    await forgetFailuresSql(unit, loginGuards(shop, unit, 'business', account)).execute(transaction);
    return company;
  });
  return { token, custId };
};
