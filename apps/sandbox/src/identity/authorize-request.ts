/** The authorization request of a shop, read from the address that it sends the browser to. */
import { CLIENT } from './providers.ts';

export interface AuthorizeRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | null;
  readonly codeChallenge: string;
  readonly responseMode: 'query' | 'form_post';
}

/** The request, or the name of the first parameter that is missing or wrong. */
export const readAuthorizeRequest = (query: Readonly<Record<string, string>>): AuthorizeRequest | string => {
  const { client_id: clientId, redirect_uri: redirectUri = '', response_type: type, state = '', scope = '' } = query;
  if (clientId !== CLIENT.id) return 'client_id';
  if (!/^https?:\/\/[^\s#?]+$/.test(redirectUri)) return 'redirect_uri';
  if (type !== 'code') return 'response_type';
  if (state === '') return 'state';
  if (!scope.split(' ').includes('openid')) return 'scope';
  const { code_challenge: codeChallenge = '', code_challenge_method: method, nonce, response_mode: mode } = query;
  if (codeChallenge === '' || method !== 'S256') return 'code_challenge';
  if (mode !== undefined && mode !== 'query' && mode !== 'form_post') return 'response_mode';
  return { redirectUri, state, nonce: nonce ?? null, codeChallenge, responseMode: mode ?? 'query' };
};
