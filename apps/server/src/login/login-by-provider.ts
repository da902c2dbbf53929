/**
 * Login by identity provider. An existing account that is not linked needs its owner's consent: a code is sent to its own address, and the
 * second step of the login links the identity and signs in. Source: S4.110, S4.111, S7.33, A-64.
 */
import { WRONG_TRIES_WITHOUT_CAPTCHA } from '@offrande/domain/captcha';
import { maskedTarget } from '@offrande/domain/password';
import { doorOfLogin } from '@offrande/domain/sign-in';
import type { LoginAnswer, LoginPayload } from '@offrande/domain/sign-in/schema';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import type { Account } from '../password/credential.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { sendCode } from '../password/send-code.ts';
import type { ProvenIdentity } from '../providers/identity/index.ts';
import { completeLogin } from './complete-login.ts';
import { claimIdentity, findPerson } from './external-identity.ts';
import { type ByProvider, verifyIdentity } from '../identity/verify-identity.ts';

/** Sends the code to the account's own address, whatever address the provider states. */
const askOwner = async (
  context: CallContext,
  identity: ProvenIdentity,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<LoginAnswer> => {
  const { shop, unit } = context;
  const tokenId = await sendCode(context, { channel: 'email', target: email, purpose: 'secondFactor', customerId: id });
  await inUnit(shop.connection, unit.id, (transaction) => claimIdentity(transaction, context, identity, tokenId));
  return { _tag: 'CodeNeeded', tokenId, sentTo: maskedTarget({ channel: 'email', target: email }) };
};

export const loginByProvider = async (
  context: CallContext,
  payload: LoginPayload,
  request: ByProvider,
): Promise<LoginAnswer> => {
  const { shop, unit } = context;
  await limitIdentity(context, 'login');
  await passCaptcha(context, 'login', payload, WRONG_TRIES_WITHOUT_CAPTCHA);
  await limitUnit(context, 'login');
  const identity = await verifyIdentity(context, request);
  const kind = doorOfLogin(request.type);
  const { step, account, entered } = await inUnit(shop.connection, unit.id, async (transaction) => {
    const found = await findPerson(transaction, context, kind, identity);
    const goesIn = found.account !== null && (found.step === 'signIn' || found.step === 'open');
    return { ...found, entered: goesIn ? await completeLogin(transaction, context, found.account) : null };
  });
  if (entered !== null) {
    context.setSessionCookie(entered.cookie);
    return { _tag: 'SignedIn', user: entered.user };
  }
  if (account === null || step !== 'askOwner') throw new CallRefused('loginRefused');
  return askOwner(context, identity, account);
};
