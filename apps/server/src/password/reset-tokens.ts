/**
 * The two secrets of a password reset, derived from its row's id with the server's key: the one in the mail's link, and the one in the last
 * step, which differs for every browser. Source: S7.31, S7.32, reliability row 26.
 */
import { isUuid } from '../random.ts';
import { isSameSecret, type Vault } from '../vault.ts';

const STEPS = { link: 'password-reset-link', step: 'password-reset-step' } as const;

const tokenOf = (vault: Vault, purpose: keyof typeof STEPS, id: string, about: string): string =>
  `${id}.${vault.hmac(STEPS[purpose], `${id}:${about}`)}`;

export const linkToken = (vault: Vault, id: string): string => tokenOf(vault, 'link', id, '');
export const stepToken = (vault: Vault, id: string, sessionId: string): string => tokenOf(vault, 'step', id, sessionId);

/** The id at the beginning of a token; null if there is none. */
const idIn = (token: string): string | null => {
  const [id = ''] = token.split('.');
  return isUuid(id) ? id : null;
};

/** The reset of a link; null if we did not issue it. */
export const readLinkToken = (vault: Vault, token: string): string | null => {
  const id = idIn(token);
  return id !== null && isSameSecret(token, linkToken(vault, id)) ? id : null;
};

/** The reset of the last step, in this browser; null if we did not issue the token, or issued it to another browser. */
export const readStepToken = (vault: Vault, token: string, sessionId: string): string | null => {
  const id = idIn(token);
  return id !== null && isSameSecret(token, stepToken(vault, id, sessionId)) ? id : null;
};
