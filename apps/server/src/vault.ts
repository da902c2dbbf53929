/**
 * Secrets at rest: card numbers, PINs and private keys are encrypted with AES-256-GCM under a key that is not in the
 * database, and card numbers are found again by an HMAC. Every purpose has a key of its own, derived from the master key.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';
import type { Random } from './random.ts';

export const MASTER_KEY_BYTES = 32;

const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Vault {
  /** `purpose` is bound to the text: a ciphertext can be decrypted for its own purpose only. */
  encrypt(purpose: string, text: string): string;
  /** Throws when the text was altered or encrypted for another purpose. */
  decrypt(purpose: string, encrypted: string): string;
  /** Encrypts bytes. `purpose`, and `about`, which names their subject, are bound to them. */
  seal(purpose: string, about: string, bytes: Uint8Array): Uint8Array;
  /** Throws when the bytes were altered, or sealed for another purpose or subject. */
  open(purpose: string, about: string, sealed: Uint8Array): Uint8Array;
  /** The HMAC of a text: the same text always gives the same value, which reveals nothing without the key. */
  hmac(purpose: string, text: string): string;
}

const encryptBytes = (key: KeyObject, iv: Uint8Array, about: string, bytes: Uint8Array): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

const decryptBytes = (key: KeyObject, about: string, sealed: Uint8Array): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES)).setAAD(Buffer.from(about));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
};

const derive = (masterKey: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(new Uint8Array(hkdfSync('sha256', masterKey, '', purpose, 32)));

export const createVault = (masterKey: Uint8Array, random: Random): Vault => {
  if (masterKey.length !== MASTER_KEY_BYTES) throw new RangeError(`The master key has ${MASTER_KEY_BYTES} bytes`);
  const keys = new Map<string, KeyObject>();
  const keyFor = (purpose: string): KeyObject => {
    const key = keys.get(purpose) ?? derive(masterKey, purpose);
    keys.set(purpose, key);
    return key;
  };
  return {
    encrypt: (purpose, text) =>
      encryptBytes(keyFor(`encrypt:${purpose}`), random.bytes(IV_BYTES), '', Buffer.from(text)).toString('base64url'),
    decrypt: (purpose, encrypted) =>
      decryptBytes(keyFor(`encrypt:${purpose}`), '', Buffer.from(encrypted, 'base64url')).toString(),
    seal: (purpose, about, bytes) => encryptBytes(keyFor(`seal:${purpose}`), random.bytes(IV_BYTES), about, bytes),
    open: (purpose, about, sealed) => decryptBytes(keyFor(`seal:${purpose}`), about, sealed),
    hmac: (purpose, text) =>
      createHmac('sha256', keyFor(`mark:${purpose}`))
        .update(text)
        .digest('base64url'),
  };
};

/** The hash under which a secret of 256 bits is stored. Secrets this long need no salt and no slow hash. */
export const hashSecret = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Compares in constant time. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
