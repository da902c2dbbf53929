/** The token in the link of an invitation: its id under the server's key. Source: A-183. */
import { isUuid } from '../random.ts';
import { isSameSecret, type Vault } from '../vault.ts';

export const invitationToken = (vault: Vault, invitationId: string): string =>
  `${invitationId}.${vault.hmac('company-invitation', invitationId)}`;

/** The id of the invitation; null if we did not issue the token. */
export const readInvitationToken = (vault: Vault, token: string): string | null => {
  const [id = ''] = token.split('.');
  return isUuid(id) && isSameSecret(token, invitationToken(vault, id)) ? id : null;
};
