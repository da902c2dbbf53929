/**
 * Access and refresh tokens: the id of a sign-in and a secret. The secret is derived from the server's key, so that the
 * current token can be returned again to a browser that presents the previous one; the database stores hashes. Source: S3.94, S7.8.
 */
import { isUuid } from '../random.ts';
import type { Vault } from '../vault.ts';

/** The access token of a sign-in after `generation` replacements. */
export const accessTokenFor = (vault: Vault, signInId: string, generation: number): string =>
  `${signInId}.${vault.hmac('access-token', `${signInId}:${generation}`)}`;

export const refreshTokenFor = (vault: Vault, signInId: string): string =>
  `${signInId}.${vault.hmac('refresh-token', signInId)}`;

/** The sign-in id that a token names, not yet verified; null for any other string. */
export const readSignInId = (token: string): string | null => {
  const [id = '', secret] = token.split('.');
  return isUuid(id) && secret !== undefined ? id : null;
};
