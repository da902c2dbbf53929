/**
 * One-time codes as rows. The six digits are worked out of the row's id under the server's key, so nothing is kept that could
 * be read back; the address or number is encrypted and found again by a mark. Source: S4.62 to S4.64, reliability row 24.
 */
import { createHmac } from 'node:crypto';
import { ONE_TIME_CODE_DIGITS, type OneTimeCodeTarget } from '@offrande/domain/password';
import type { Unit } from '../unit/unit.ts';
import type { Vault } from '../vault.ts';
import { foldedEmail } from './credential.ts';

export type Channel = OneTimeCodeTarget['channel'];
export type Purpose = 'proof' | 'secondFactor';

const TARGET = 'code-target';
const BYTES = 6;

/** The code of a row: 48 bits of its mark, so that no digit is likelier than another by more than 1 in 10⁸. */
export const codeOf = (vault: Vault, id: string): string => {
  const bits = createHmac('sha256', vault.mark('one-time-code', id)).digest().readUIntBE(0, BYTES);
  return String(bits % 10 ** ONE_TIME_CODE_DIGITS).padStart(ONE_TIME_CODE_DIGITS, '0');
};

export const markTarget = (vault: Vault, unit: Unit, channel: Channel, target: string): string =>
  vault.mark(TARGET, `${unit.id}:${channel}:${channel === 'email' ? foldedEmail(target) : target}`);

export const encryptTarget = (vault: Vault, target: string): string => vault.encrypt(TARGET, target);
export const decryptTarget = (vault: Vault, encrypted: string): string => vault.decrypt(TARGET, encrypted);
