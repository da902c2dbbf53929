/**
 * An identity provider in memory, and a partner who sends visitors on: one page, two codes, one token each. The first member
 * is who comes back; the second code is of somebody whose account was not linked yet, so its owner is asked.
 */
import { landingOf } from '@offrande/domain/session';
import type { AuthUser, LoginRequest } from '@offrande/domain/session';
import { ERROR_CODES } from '../contract/answer.ts';
import type { IdentityProviderGateway } from '../gateways/index.ts';
import type { CallScript } from './call-script.ts';
import { refused } from './memory-members.ts';

export const MEMORY_PROVIDER = {
  host: 'id.example',
  /** Goes out with a visitor; what comes back with it is believed. */
  state: 'state-1',
  /** Signs in. */
  code: 'code-1',
  /** Asks the account's owner for a code first. */
  codeToAsk: 'code-2',
  /** What a provider's own script gives. */
  token: 'provider-token-1',
  partnerToken: 'partner-token-1',
  backUrl: 'https://id.example/portal',
} as const;

/** What a login by provider comes to; refused like any other. */
export const stepOfProviderLogin = (request: Exclude<LoginRequest, { readonly password: string }>) => {
  const shown = 'code' in request ? request.code : request.providerToken;
  if (shown === MEMORY_PROVIDER.codeToAsk) return 'askOwner';
  if (shown === MEMORY_PROVIDER.code || shown === MEMORY_PROVIDER.token) return 'signIn';
  throw refused('signIn', ERROR_CODES.loginRefused);
};

export const identityProviderIn = (
  script: Pick<CallScript<keyof IdentityProviderGateway>, 'run'>,
  origin: string,
  enter: () => AuthUser,
): IdentityProviderGateway => ({
  fetchProviderAddress: ({ start }) =>
    script.run('fetchProviderAddress', () => {
      if (start === null) throw new TypeError('There is nothing to begin');
      const query = new URLSearchParams({ state: MEMORY_PROVIDER.state, redirect_uri: start.redirectUrl });
      return `https://${MEMORY_PROVIDER.host}/authorize?${query}`;
    }),
  singleSignOn: ({ unitId, token, page, item }) =>
    script.run('singleSignOn', () => {
      if (token !== MEMORY_PROVIDER.partnerToken) throw refused('singleSignOn', ERROR_CODES.loginRefused);
      const query = new URLSearchParams({ autoLogin: 'true', token: enter().accessToken });
      const redirectUrl = `${origin}/${unitId}${landingOf({ page, item }).path}?${query}`;
      return { redirectUrl, backUrl: MEMORY_PROVIDER.backUrl };
    }),
});
