/**
 * An identity provider in memory, and a partner who refers visitors: one page, two codes, one token each. The first code
 * signs in the first member; the second belongs to a person whose account is not linked yet, so its owner is asked.
 */
import { landingOf } from '@offrande/domain/identity-provider';
import type { AuthUser, LoginRequest } from '@offrande/domain/sign-in';
import { ERROR_CODES } from '../contract/answer.ts';
import type { IdentityProviderGateway } from '../identity/index.ts';
import type { CallScript } from './call-script.ts';
import { refused } from './memory-members.ts';

export const MEMORY_PROVIDER = {
  host: 'id.example',
  /** Sent along with a visitor; a return with it is accepted. */
  state: 'state-1',
  /** Signs in. */
  code: 'code-1',
  /** Asks the account's owner for a code first. */
  codeToAsk: 'code-2',
  /** The token of a provider's own script. */
  token: 'provider-token-1',
  partnerToken: 'partner-token-1',
  backUrl: 'https://id.example/portal',
} as const;

/** The next step of a login by provider; refused like any other login. */
export const providerLoginStep = (request: Exclude<LoginRequest, { readonly password: string }>) => {
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
