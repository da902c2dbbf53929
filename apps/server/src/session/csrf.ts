/** A token that only a page of this session can have read: it is bound to the session by the server's key and nothing is stored. */
import { type Random, secret } from '../random.ts';
import { isSameSecret, type Vault } from '../vault.ts';
import type { Buyer } from '../call/buyer.ts';

const tokenHmac = (vault: Vault, buyer: Buyer, nonce: string): string =>
  vault.hmac('csrf', `${buyer.sessionId}.${nonce}`);

export const makeCsrfToken = (vault: Vault, random: Random, buyer: Buyer): string => {
  const nonce = secret(random);
  return `${nonce}.${tokenHmac(vault, buyer, nonce)}`;
};

export const isCsrfToken = (vault: Vault, buyer: Buyer, token: string | null): boolean => {
  const [nonce = '', hmac = ''] = (token ?? '').split('.');
  return isSameSecret(hmac, tokenHmac(vault, buyer, nonce));
};
