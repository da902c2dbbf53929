/**
 * The token in the link of a company's confirmation mail: the registration and the number of the link, under the server's
 * key; and the name of the registration in a browser that followed it. Source: S7.48, S7.49.
 */
import { isUuid } from '../random.ts';
import { isSameSecret, type Vault } from '../vault.ts';

export interface FollowedLink {
  readonly registrationId: string;
  readonly linkNo: number;
}

export const confirmationToken = (vault: Vault, { registrationId, linkNo }: FollowedLink): string =>
  `${registrationId}.${linkNo}.${vault.hmac('company-confirmation-link', `${registrationId}/${linkNo}`)}`;

/** Null if we did not issue the token. */
export const readConfirmationToken = (vault: Vault, token: string): FollowedLink | null => {
  const [registrationId = '', no = ''] = token.split('.');
  if (!isUuid(registrationId) || !/^[1-9]\d{0,5}$/.test(no)) return null;
  const link = { registrationId, linkNo: Number(no) };
  return isSameSecret(token, confirmationToken(vault, link)) ? link : null;
};

/** The tempId of a registration for a browser that followed its link: another one than what it was registered under. */
export const followedTempId = (vault: Vault, sessionId: string, registrationId: string): string =>
  `${registrationId}.${vault.hmac('company-confirmation', `${sessionId}/${registrationId}`)}`;

/** Null if this browser did not follow the link. */
export const readFollowedTempId = (vault: Vault, sessionId: string, tempId: string): string | null => {
  const [id = ''] = tempId.split('.');
  return isUuid(id) && isSameSecret(tempId, followedTempId(vault, sessionId, id)) ? id : null;
};
