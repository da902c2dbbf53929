/**
 * The two secrets of a password reset, worked out of its row's id under the server's key: the one in the mail's link, and the
 * one that the last step carries, which differs for every browser. Source: S7.31, S7.32, reliability row 26.
 */
import { isUuid } from '../random.ts';
import { isSameSecret, type Vault } from '../vault.ts';

const STEPS = { link: 'password-reset-link', step: 'password-reset-step' } as const;

const tokenOf = (vault: Vault, purpose: keyof typeof STEPS, id: string, about: string): string =>
  `${id}.${vault.hmac(STEPS[purpose], `${id}:${about}`)}`;

export const linkToken = (vault: Vault, id: string): string => tokenOf(vault, 'link', id, '');
export const stepToken = (vault: Vault, id: string, sessionId: string): string => tokenOf(vault, 'step', id, sessionId);

/** The id in front of a token; null where there is none. */
const idIn = (token: string): string | null => {
  const [id = ''] = token.split('.');
  return isUuid(id) ? id : null;
};

/** The reset that a link is for; null where it is none of ours. */
export const readLinkToken = (vault: Vault, token: string): string | null => {
  const id = idIn(token);
  return id !== null && isSameSecret(token, linkToken(vault, id)) ? id : null;
};

/** The reset that the last step is for, in this browser; null where it is none of ours, or another browser's. */
export const readStepToken = (vault: Vault, token: string, sessionId: string): string | null => {
  const id = idIn(token);
  return id !== null && isSameSecret(token, stepToken(vault, id, sessionId)) ? id : null;
};
