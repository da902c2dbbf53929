/** What the link in an employer's letter carries: the request's id and a mark under the server's key, so that none is kept. Source: S7.29. */
import { isUuid } from '../random.ts';
import { isSameSecret, type Vault } from '../vault.ts';

export const membershipToken = (vault: Vault, id: string): string => `${id}.${vault.mark('membership-link', id)}`;

/** The request that a token is for; null where it is none of ours. */
export const readMembershipToken = (vault: Vault, token: string): string | null => {
  const [id = ''] = token.split('.');
  return isUuid(id) && isSameSecret(token, membershipToken(vault, id)) ? id : null;
};
