/**
 * Checks a password. An unknown account, a wrong password and a closed account cost the same work and get the same answer; limits and
 * captcha precede the hash. Whoever has the right password of an account that signs in at another page is told which; every refused
 * password is tried there too, so that this costs nobody other work. Source: S6.7, S7.33, S7.34, A-56, A-64, reliability rows 28 and 29.
 */
import { WRONG_TRIES_WITHOUT_CAPTCHA } from '@offrande/domain/captcha';
import type { CaptchaFields } from '@offrande/domain/captcha/schema';
import { normalisePassword } from '@offrande/domain/password';
import { numberingPlan, phoneEntryOfE164 } from '@offrande/domain/phone';
import type { SignedInKind } from '@offrande/domain/customer';
import {
  doorOfLogin,
  isLoginOffered,
  kindsElsewhere,
  type LoginCall,
  loginCallOf,
  type LoginRequest,
} from '@offrande/domain/sign-in';
import { type LoginPayload, readLogin } from '@offrande/domain/sign-in/schema';
import { Result } from 'effect';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { type Account, type AccountName, findAccount } from '../password/credential.ts';
import { isRightPassword } from '../password/hash-password.ts';
import { FAILURES_TO_TELL, limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { claimTries, claimTry, forgetFailuresSql, loginGuard } from '../password/login-guard.ts';
import { uuid } from '../random.ts';

export type ByPassword = Extract<LoginRequest, { readonly password: string }>;

/** The login request of a payload, if it belongs to this call in this unit; else refused with its field. */
export const readRequest = ({ shop, unit }: CallContext, payload: LoginPayload, call: LoginCall): LoginRequest => {
  const read = readLogin(payload);
  if (Result.isFailure(read)) throw new CallRefused('badRequest', { field: read.failure.field });
  const { request } = read.success;
  const policy = unit.loginPolicy(new URL(shop.publicOrigin).host);
  const isOfCall = loginCallOf(request.type, policy) === call && isLoginOffered(policy, request.type);
  if (!isOfCall) throw new CallRefused('badRequest', { field: 'loginType' });
  return request;
};

const nameOf = (request: ByPassword): AccountName => {
  if (request.type !== 'mobile') return { email: request.account };
  const phone = numberingPlan.checkPhone(phoneEntryOfE164(request.mobile), 'account');
  return { mobile: Result.isSuccess(phone) ? phone.success.e164 : request.mobile };
};

/** Notifies the owner at a certain number of consecutive failures, once a day. The same statement runs if there is no account. */
const tellOwner = async ({ shop, unit }: CallContext, account: Account | null, failures: number): Promise<void> => {
  if (failures !== FAILURES_TO_TELL) return;
  const day = shop.clock().toISOString().slice(0, 10);
  const subject = `failures/${account?.id ?? uuid(shop.random)}/${day}`;
  await inUnit(shop.connection, unit.id, (transaction) =>
    enqueueSql(shop, unit.id, [{ topic: 'account-email', subject, at: null }]).execute(transaction),
  );
};

export interface ProvenAccount {
  readonly account: Account;
  readonly channel: 'email' | 'sms';
  /** The password as entered, in the form that is hashed. */
  readonly entered: string;
}

/**
 * The other kind of customer whose account of this name has the password; null if none has. A try counts for each of these accounts, as it
 * does at its own page: else a password could be guessed at the others. During the pause of one its password proves nothing here.
 */
const kindWithPassword = async (
  context: CallContext,
  kind: SignedInKind,
  name: AccountName,
  entered: string,
): Promise<SignedInKind | null> => {
  const { shop, unit } = context;
  const others = kindsElsewhere(kind, unit.loginPolicy(new URL(shop.publicOrigin).host));
  if (others.length === 0) return null;
  const guardOf = (other: SignedInKind): string => loginGuard(shop, unit, other, name);
  const tries = await claimTries(shop, unit, others.map(guardOf));
  const proven: SignedInKind[] = [];
  for (const other of others) {
    const failures = tries.get(guardOf(other));
    const account = await inUnit(shop.connection, unit.id, (transaction) =>
      findAccount(transaction, unit, other, name),
    );
    const isRight = await isRightPassword(shop.vault, account?.password ?? null, entered);
    if (isRight && failures !== undefined) proven.push(other);
    else await tellOwner(context, account, failures ?? 0);
  }
  const [found] = proven;
  if (found === undefined) return null;
  await inUnit(shop.connection, unit.id, (transaction) =>
    forgetFailuresSql(unit, proven.map(guardOf)).execute(transaction),
  );
  return found;
};

/**
 * The account with this password; `otherDoor` if it is that of an account that signs in at another page, `loginRefused` in every other
 * case. Failures stay counted until the login is complete.
 */
export const provePassword = async (
  context: CallContext,
  captcha: CaptchaFields,
  request: ByPassword,
): Promise<ProvenAccount> => {
  const { shop, unit } = context;
  await limitIdentity(context, 'login');
  await passCaptcha(context, 'login', captcha, WRONG_TRIES_WITHOUT_CAPTCHA);
  await limitUnit(context, 'login');
  const kind = doorOfLogin(request.type);
  const name = nameOf(request);
  const failures = await claimTry(shop, unit, loginGuard(shop, unit, kind, name));
  const account = await inUnit(shop.connection, unit.id, (transaction) => findAccount(transaction, unit, kind, name));
  const entered = normalisePassword(request.password);
  const isRight = await isRightPassword(shop.vault, account?.password ?? null, entered);
  if (account !== null && isRight) return { account, channel: request.type === 'mobile' ? 'sms' : 'email', entered };
  await tellOwner(context, account, failures);
  const other = await kindWithPassword(context, kind, name, entered);
  throw other === null ? new CallRefused('loginRefused') : new CallRefused('otherDoor', { reason: other });
};
