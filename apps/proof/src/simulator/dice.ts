/**
 * Reproducible randomness: every choice of a schedule follows from its seed. Each name has its own stream, so that one
 * event's choices do not shift another's.
 */
import { createHash } from 'node:crypto';

export interface Dice {
  /** An integer from 0 up to, but excluding, `count`. */
  below(count: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** Throws if there is nothing to pick from. */
  pick<T>(from: readonly T[]): T;
  bytes(count: number): Uint8Array;
}

const UINT = 0x1_0000_0000;

/** The generator `sfc32`. */
const stream = ([a, b, c, d]: Uint32Array): (() => number) => {
  let [w, x, y, z] = [a! | 0, b! | 0, c! | 0, d! | 0];
  return () => {
    const sum = (((w + x) | 0) + z) | 0;
    z = (z + 1) | 0;
    w = x ^ (x >>> 9);
    x = (y + (y << 3)) | 0;
    y = ((y << 21) | (y >>> 11)) + sum;
    return sum >>> 0;
  };
};

/** Hashes a string to the four words that seed a stream (`cyrb128`). */
const words = (text: string): Uint32Array => {
  const found = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  const factors = [597_399_067, 2_869_860_233, 951_274_213, 2_716_044_179];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at)!;
    for (let one = 0; one < 4; one += 1)
      found[one] = found[(one + 1) % 4]! ^ Math.imul(found[one]! ^ code, factors[one]!);
  }
  return Uint32Array.from(found, (word, one) => Math.imul(word ^ (word >>> 15), factors[one]!));
};

export const createDice = (...name: readonly (string | number)[]): Dice => {
  const next = stream(words(name.join('/')));
  for (let warm = 0; warm < 12; warm += 1) next();
  const below = (count: number): number => Math.floor((next() / UINT) * count);
  return {
    below,
    chance: (probability) => next() / UINT < probability,
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new RangeError('Nothing to pick from');
      return from[below(from.length)]!;
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => next() & 0xff),
  };
};

/** A new seed, to be printed. */
export const freshSeed = (): string =>
  createHash('sha256').update(`${process.hrtime.bigint()}.${process.pid}`).digest('hex').slice(0, 12);
