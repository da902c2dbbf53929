/** Signatures by HMAC-SHA-256. Which key is used is decided by whoever calls, from the route: never from the message. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_DIGEST = /^[0-9a-f]{64}$/;

/** True when `givenHex` is the digest of `signed` under `key`: 64 lower-case hexadecimal digits, compared in constant time. */
export const isSignedBy = (key: string, signed: Uint8Array | string, givenHex: string): boolean => {
  if (!HEX_DIGEST.test(givenHex)) return false;
  const expected = createHmac('sha256', key).update(signed).digest();
  return timingSafeEqual(expected, Buffer.from(givenHex, 'hex'));
};
