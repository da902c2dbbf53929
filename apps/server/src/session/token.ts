/**
 * Access and refresh tokens: the id of a sign-in and a secret. The secret is worked out under the server's key, so that the
 * present token can be told again to a browser that shows the one before; the database keeps hashes. Source: S3.94, S7.8.
 */
import { isUuid } from '../random.ts';
import type { Vault } from '../vault.ts';

/** The access token of a sign-in after so many replacements. */
export const accessTokenFor = (vault: Vault, signInId: string, generation: number): string =>
  `${signInId}.${vault.mark('access-token', `${signInId}:${generation}`)}`;

export const refreshTokenFor = (vault: Vault, signInId: string): string =>
  `${signInId}.${vault.mark('refresh-token', signInId)}`;

/** The sign-in that a token names, whoever wrote it; null for any other text. */
export const signInOfToken = (token: string): string | null => {
  const [id = '', secret] = token.split('.');
  return isUuid(id) && secret !== undefined ? id : null;
};
