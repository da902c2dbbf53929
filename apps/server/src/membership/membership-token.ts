/** The token in the link of an employer's email: the request's id and an HMAC with the server's key, so that none is stored. Source: S7.29. */
import { isUuid } from '../random.ts';
import { isSameSecret, type Vault } from '../vault.ts';

export const membershipToken = (vault: Vault, id: string): string => `${id}.${vault.hmac('membership-link', id)}`;

/** The request that a token is for; null if we did not issue it. */
export const readMembershipToken = (vault: Vault, token: string): string | null => {
  const [id = ''] = token.split('.');
  return isUuid(id) && isSameSecret(token, membershipToken(vault, id)) ? id : null;
};
