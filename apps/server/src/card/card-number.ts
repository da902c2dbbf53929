/** How a card's number and PIN are stored: encrypted, with the number looked up by an HMAC that differs in every unit. */
import type { Vault } from '../vault.ts';

const NUMBER = 'card-number';
const PIN = 'card-pin';

export const cardNumberHmac = (vault: Vault, unitId: string, cardNumber: string): string =>
  vault.hmac(NUMBER, `${unitId}:${cardNumber}`);

export const encryptCardNumber = (vault: Vault, cardNumber: string): string => vault.encrypt(NUMBER, cardNumber);
export const decryptCardNumber = (vault: Vault, encrypted: string): string => vault.decrypt(NUMBER, encrypted);
export const encryptPin = (vault: Vault, pin: string): string => vault.encrypt(PIN, pin);
export const decryptPin = (vault: Vault, encrypted: string): string => vault.decrypt(PIN, encrypted);
