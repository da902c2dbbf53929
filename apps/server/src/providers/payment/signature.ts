/** HMAC-SHA-256 signatures. The caller determines the key from the route, never from the message. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_DIGEST = /^[0-9a-f]{64}$/;
const BASE64_DIGEST = /^[A-Za-z0-9+/]{43}=$/;

/** The digest of `signed` with `key`, in padded base64. */
export const signInBase64 = (key: string, signed: Uint8Array | string): string =>
  createHmac('sha256', key).update(signed).digest('base64');

/** True if `givenHex` is the digest of `signed` with `key`: 64 lower-case hexadecimal digits, compared in constant time. */
export const isSignedBy = (key: string, signed: Uint8Array | string, givenHex: string): boolean => {
  if (!HEX_DIGEST.test(givenHex)) return false;
  const expected = createHmac('sha256', key).update(signed).digest();
  return timingSafeEqual(expected, Buffer.from(givenHex, 'hex'));
};

/** The same in base64. Compares the encoded strings, since several strings decode to the same digest. */
export const isSignedInBase64 = (key: string, signed: Uint8Array | string, given: string): boolean =>
  BASE64_DIGEST.test(given) && timingSafeEqual(Buffer.from(signInBase64(key, signed)), Buffer.from(given));
