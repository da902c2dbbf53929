/**
 * The calls that sign in: by password, by password and a code if the unit requires two factors, or by identity provider;
 * and those of companies and salesmen, by password. Source: S4.59, S7.33 to S7.37, A-66.
 */
import { maskedTarget } from '@offrande/domain/password';
import type { LoginAnswer, LoginPayload, TwoFactorConfirmation } from '@offrande/domain/sign-in/schema';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, HandlersOf } from '../call/handler.ts';
import { checkCode } from '../password/confirm-code.ts';
import { type Account, storePasswordSql } from '../password/credential.ts';
import { hashPassword, isOutdated } from '../password/hash-password.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { sendCode } from '../password/send-code.ts';
import { linkClaimed } from './external-identity.ts';
import { loginByProvider } from './login-by-provider.ts';
import { resendTwoFactorCode } from './resend-code.ts';
import { completeLogin } from './complete-login.ts';
import { logout } from '../session/logout.ts';
import { type ByPassword, type ProvenAccount, provePassword, readRequest } from './prove-password.ts';
import { validateToken } from './validate-token.ts';

/** The hash with the current parameters, if the stored one has others; else null. */
const rehashed = async ({ shop }: CallContext, { account, entered }: ProvenAccount): Promise<string | null> =>
  account.password !== null && isOutdated(account.password) ? hashPassword(shop, entered) : null;

const loginByPassword = async (
  context: CallContext,
  payload: LoginPayload,
  request: ByPassword,
): Promise<LoginAnswer> => {
  const { shop, unit } = context;
  const proven = await provePassword(context, payload, request);
  const password = await rehashed(context, proven);
  const { user, cookie } = await inUnit(shop.connection, unit.id, async (transaction) => {
    if (password !== null) await storePasswordSql(unit, proven.account.id, password, shop.clock()).execute(transaction);
    return completeLogin(transaction, context, proven.account);
  });
  context.setSessionCookie(cookie);
  return { _tag: 'SignedIn', user };
};

/** A company's or a salesman's: without a second step, which is for individuals. */
const tradeLogin =
  (call: 'businessLogin' | 'salesmanLogin') =>
  (payload: LoginPayload, context: CallContext): Promise<LoginAnswer> => {
    const request = readRequest(context, payload, call);
    if (!('password' in request)) throw new CallRefused('badRequest', { field: 'loginType' });
    return loginByPassword(context, payload, request);
  };

const login = (payload: LoginPayload, context: CallContext): Promise<LoginAnswer> => {
  const request = readRequest(context, payload, 'login');
  return 'password' in request
    ? loginByPassword(context, payload, request)
    : loginByProvider(context, payload, request);
};

/** Sends the code by the channel of the login: email or mobile number. */
const askForCode = async (payload: LoginPayload, context: CallContext): Promise<LoginAnswer> => {
  const request = readRequest(context, payload, 'twoFactorLogin');
  if (!('password' in request)) throw new CallRefused('badRequest', { field: 'loginType' });
  const { account, channel } = await provePassword(context, payload, request);
  const target = channel === 'sms' ? account.phone! : account.email;
  const tokenId = await sendCode(context, { channel, target, purpose: 'secondFactor', customerId: account.id });
  return { _tag: 'CodeNeeded', tokenId, sentTo: maskedTarget({ channel, target }) };
};

/** Spends the code; returns its account, or null if it is wrong or the account was closed meanwhile. */
const provenByCode = async (
  transaction: UnitTransaction,
  context: CallContext,
  { tokenId: reference, code }: TwoFactorConfirmation,
): Promise<Omit<Account, 'password'> | null> => {
  const right = await checkCode(transaction, context, { purpose: 'secondFactor', channel: null, reference, code });
  if (right === null) return null;
  const { rows } = await sql<Omit<Account, 'password'>>`
    with used as (update one_time_code set used_at = ${context.shop.clock()} where id = ${reference})
    select id, member_type as "memberType", email, phone from customer
    where id = ${right.customerId} and bu_id = ${context.unit.id} and closed_at is null`.execute(transaction);
  const [account] = rows;
  if (account === undefined) return null;
  await linkClaimed(transaction, context, reference, account);
  return account;
};

const confirmTwoFactorLogin: HandlersOf<'confirmTwoFactorLogin'>['confirmTwoFactorLogin'] = async (
  confirmation,
  context,
) => {
  const { shop, unit } = context;
  await limitIdentity(context, 'secondFactor');
  await limitUnit(context, 'secondFactor');
  const entered = await inUnit(shop.connection, unit.id, async (transaction) => {
    const account = await provenByCode(transaction, context, confirmation);
    return account === null ? null : completeLogin(transaction, context, account);
  });
  // Refused after the transaction, so that the try stays counted.
  if (entered === null) throw new CallRefused('codeWrong');
  context.setSessionCookie(entered.cookie);
  return entered.user;
};

export const sessionHandlers: HandlersOf<
  | 'login'
  | 'twoFactorLogin'
  | 'b2bLogin'
  | 'salesmanLogin'
  | 'confirmTwoFactorLogin'
  | 'resendTwoFactorCode'
  | 'validateToken'
  | 'logout'
> = {
  login,
  twoFactorLogin: askForCode,
  b2bLogin: tradeLogin('businessLogin'),
  salesmanLogin: tradeLogin('salesmanLogin'),
  confirmTwoFactorLogin,
  resendTwoFactorCode,
  validateToken,
  logout,
};
