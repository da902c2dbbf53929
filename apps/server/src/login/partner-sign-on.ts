/**
 * The call `singleSignOn`: signs in a visitor whom a partner's page sends with a signed single-use token, if he is linked or new. An
 * existing account needs its owner's consent, so its visitor is sent to sign in. Source: S4.112, S7.41, A-48, S2.112.
 */
import type { Calls } from '@offrande/api-client/contract';
import { isTrustedAddress } from '@offrande/domain/location';
import { landingOf } from '@offrande/domain/identity-provider';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import type { ProvenIdentity } from '../providers/identity/index.ts';
import { completeLogin } from './complete-login.ts';
import { findPerson } from './external-identity.ts';
import { createLoginPolicy } from '../identity/oauth-login-info.ts';
import { askProvider, spendToken } from '../identity/verify-identity.ts';

const LOGIN_PAGE = '/auth/login';

const addressOf = ({ shop, unit }: CallContext, path: string, query: Readonly<Record<string, string>> = {}): string => {
  const address = new URL(`${shop.publicOrigin}/${unit.id}${path}`);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
};

/** The identity in the token; refused like every login. */
const sentBy = async (context: CallContext, token: string): Promise<ProvenIdentity> => {
  const { partner } = context.shop.identity;
  if (partner === null || !createLoginPolicy(context).methods.includes('singleSignOn'))
    throw new CallRefused('loginRefused');
  const signed = await askProvider(context, 'partner', () => partner.readToken(token));
  if (!(await spendToken(context, signed))) throw new CallRefused('loginRefused');
  return signed.identity;
};

/** Where a sign-out leads: the partner's page, if there is one on a trusted host; else null. */
const backUrlOf = (context: CallContext): string | null => {
  const { partner } = context.shop.identity;
  if (partner === null || partner.backUrl === null) return null;
  const hosts = [...createLoginPolicy(context).trustedHosts, partner.host];
  return isTrustedAddress(partner.backUrl, hosts) ? partner.backUrl : null;
};

export const singleSignOn: Handler<Calls['singleSignOn']> = async ({ projectBu, token, page, item }, context) => {
  const { shop, unit } = context;
  if (projectBu !== unit.id) throw new CallRefused('badRequest', { field: 'projectBu' });
  await limitIdentity(context, 'login');
  await limitUnit(context, 'login');
  const identity = await sentBy(context, token);
  const { step, entered } = await inUnit(shop.connection, unit.id, async (transaction) => {
    const found = await findPerson(transaction, context, 'individual', identity);
    const goesIn = found.account !== null && found.step !== 'askOwner';
    return { ...found, entered: goesIn ? await completeLogin(transaction, context, found.account) : null };
  });
  if (step === 'refuse') throw new CallRefused('loginRefused');
  if (entered === null) return { redirectUrl: addressOf(context, LOGIN_PAGE), backUrl: null };
  context.setSessionCookie(entered.cookie);
  const { path, query } = landingOf({ page, item });
  // The token is valid in this browser only (decision 018), and the page removes it from its URL at once.
  const signedIn = { ...query, autoLogin: 'true', token: entered.user.accessToken };
  return { redirectUrl: addressOf(context, path, signedIn), backUrl: backUrlOf(context) };
};
