/** The call `getOauthLoginInfo`: the URL of an identity provider's page for this browser. Source: S7.40, A-48, A-64. */
import type { Calls } from '@offrande/api-client/contract';
import { isTrustedAddress } from '@offrande/domain/location';
import { type LoginPolicy, OAUTH_METHODS, type OAuthMethod } from '@offrande/domain/sign-in';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { limitIdentity, limitUnit } from '../password/identity-limits.ts';
import { type IdentityProvider, IdentityUnavailable } from '../providers/identity/index.ts';
import { openVisit, visitSecrets } from './visit.ts';

/** How the unit's visitors sign in, and which of its hosts are trusted. */
export const createLoginPolicy = ({ shop, unit }: Pick<CallContext, 'shop' | 'unit'>): LoginPolicy =>
  unit.loginPolicy(new URL(shop.publicOrigin).host);

/** The requested provider; by default the unit's first. */
const chosenMethod = ({ methods }: LoginPolicy, named: OAuthMethod | undefined): OAuthMethod => {
  const offered = methods.flatMap((method) => OAUTH_METHODS.find((known) => known === method) ?? []);
  const chosen = named === undefined ? offered[0] : offered.find((method) => method === named);
  if (chosen === undefined) throw new CallRefused('badRequest', { field: 'method' });
  return chosen;
};

/** Printable characters, without query and fragment: a provider compares the URL character by character and appends its answer. */
const PLAIN = /^[!"$->@-~]+$/;

/** Whether visitors may return to a page. */
export const isReturnPage = ({ trustedHosts }: LoginPolicy, address: string): boolean =>
  isTrustedAddress(address, trustedHosts) && PLAIN.test(address);

const addressOf = async (
  { shop, language }: CallContext,
  provider: IdentityProvider,
  secrets: ReturnType<typeof visitSecrets>,
): Promise<string> => {
  try {
    return await provider.addressFor(secrets, language);
  } catch (error) {
    if (!(error instanceof IdentityUnavailable)) throw error;
    shop.log('identity provider away', { host: provider.host, message: error.message });
    throw new CallRefused('unavailable');
  }
};

export const getOauthLoginInfo: Handler<Calls['getOauthLoginInfo']> = async ({ redirectUrl, method }, context) => {
  const { shop, unit } = context;
  await limitIdentity(context, 'login');
  const policy = createLoginPolicy(context);
  if (!isReturnPage(policy, redirectUrl)) throw new CallRefused('badRequest', { field: 'redirectUri' });
  const chosen = chosenMethod(policy, method);
  await limitUnit(context, 'login');
  const provider = shop.identity.providers.get(chosen);
  if (provider === undefined) throw new CallRefused('unavailable');
  const visit = await openVisit(context, { method: chosen, redirectUrl });
  return { address: await addressOf(context, provider, visitSecrets(shop, unit, visit, provider)) };
};
