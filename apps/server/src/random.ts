/** Randomness, injected so that tests can reproduce it. */
import { randomFillSync } from 'node:crypto';

export interface Random {
  /** Unguessable bytes. */
  bytes(count: number): Uint8Array;
}

const POOL_BYTES = 8192;

/** Filled from the system in larger pieces, since each call is expensive; bytes are wiped once handed out. */
const pool = new Uint8Array(POOL_BYTES);
let used = POOL_BYTES;

export const systemRandom: Random = {
  bytes: (count) => {
    if (count > POOL_BYTES) return randomFillSync(new Uint8Array(count));
    if (used + count > POOL_BYTES) {
      randomFillSync(pool);
      used = 0;
    }
    const bytes = pool.slice(used, used + count);
    pool.fill(0, used, used + count);
    used += count;
    return bytes;
  },
};

/** A random UUID (version 4). */
export const uuid = (random: Random): string => {
  const bytes = random.bytes(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Whether a string has the form of a UUID of any version; case is ignored. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** A 256-bit secret in URL-safe characters. */
export const secret = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');

/** `count` characters drawn uniformly from an alphabet of at most 256: bytes that would favour some characters are discarded. */
export const draw = (random: Random, alphabet: string, count: number): string => {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < count) {
    for (const byte of random.bytes(count - text.length)) {
      if (byte < limit) text += alphabet[byte % alphabet.length]!;
    }
  }
  return text;
};

export const digits = (random: Random, count: number): string => draw(random, '0123456789', count);
