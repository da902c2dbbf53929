/**
 * One-time codes as rows. The six digits are derived from the row's id with the server's key, so that no code is stored in readable form;
 * the address or number is encrypted and looked up by an HMAC. Source: S4.62 to S4.64, reliability row 24.
 */
import { createHmac } from 'node:crypto';
import { ONE_TIME_CODE_DIGITS, type OneTimeCodeTarget } from '@offrande/domain/password';
import type { Unit } from '../unit/unit.ts';
import type { Vault } from '../vault.ts';
import { foldedEmail } from './credential.ts';

export type Channel = OneTimeCodeTarget['channel'];
/**
 * `proof`: of an email or number for an account; `order` and `cardFile`: of an order's email, to see the order or to get its files;
 * `kyb`: of a company's email for its verification.
 */
export type Purpose = 'proof' | 'secondFactor' | 'order' | 'cardFile' | 'kyb';

const TARGET = 'code-target';
const BYTES = 6;

/** The code of a row: from 48 bits of its HMAC, so that the bias of any digit is below 1 in 10⁸. */
export const oneTimeCode = (vault: Vault, id: string): string => {
  const bits = createHmac('sha256', vault.hmac('one-time-code', id)).digest().readUIntBE(0, BYTES);
  return String(bits % 10 ** ONE_TIME_CODE_DIGITS).padStart(ONE_TIME_CODE_DIGITS, '0');
};

export const targetHmac = (vault: Vault, unit: Unit, channel: Channel, target: string): string =>
  vault.hmac(TARGET, `${unit.id}:${channel}:${channel === 'email' ? foldedEmail(target) : target}`);

export const encryptTarget = (vault: Vault, target: string): string => vault.encrypt(TARGET, target);
export const decryptTarget = (vault: Vault, encrypted: string): string => vault.decrypt(TARGET, encrypted);
