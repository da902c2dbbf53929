/**
 * Passwords as they are stored: Argon2id over the password's HMAC under the server's key, so that the database alone is
 * not enough to guess them. The stored string names its parameters (PHC string format); a password hashed with weaker ones is
 * rehashed at the next sign-in. Source: OWASP Password Storage (m 19 MiB, t 2, p 1), reliability rows 28 and 29.
 */
import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CallRefused } from '../call/call-refused.ts';
import type { Random } from '../random.ts';
import type { Vault } from '../vault.ts';

export interface HashParameters {
  /** Kibibytes. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

export const HASH_PARAMETERS: HashParameters = { memory: 19_456, passes: 2, parallelism: 1 };

const SALT_BYTES = 16;
const TAG_BYTES = 32;

/** A hash keeps a core busy, so few run concurrently, and too long a queue is refused for a later retry (row 29). */
const AT_ONCE = 2;
const WAITING_MAX = 32;

const hash = promisify(argon2);

let busy = 0;
const waiting: (() => void)[] = [];

/** Runs one after the other beyond `AT_ONCE`, so that hashing leaves room for other calls. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (busy >= AT_ONCE) {
    if (waiting.length >= WAITING_MAX) throw new CallRefused('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  }
};

const tagOf = (vault: Vault, password: string, salt: Uint8Array, parameters: HashParameters): Promise<Buffer> =>
  inTurn(() =>
    hash('argon2id', {
      message: vault.hmac('password', password),
      nonce: salt,
      tagLength: TAG_BYTES,
      ...parameters,
    }),
  );

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

const written = ({ memory, passes, parallelism }: HashParameters): string => `m=${memory},t=${passes},p=${parallelism}`;

/** `password` must be normalised by the domain: NFC. */
export const hashPassword = async (
  { vault, random }: { readonly vault: Vault; readonly random: Random },
  password: string,
  parameters: HashParameters = HASH_PARAMETERS,
): Promise<string> => {
  const salt = random.bytes(SALT_BYTES);
  const tag = await tagOf(vault, password, salt, parameters);
  return `$argon2id$v=19$${written(parameters)}$${base64(salt)}$${base64(tag)}`;
};

const KEPT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

interface Kept {
  readonly parameters: HashParameters;
  readonly salt: Uint8Array;
  readonly tag: Uint8Array;
}

const readKept = (kept: string): Kept => {
  const [, memory, passes, parallelism, salt, tag] = KEPT.exec(kept) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A password is kept in a form that is not known');
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

/** The password of an account that does not exist: costs the same work, and never matches. */
const NO_PASSWORD: Kept = {
  parameters: HASH_PARAMETERS,
  salt: new Uint8Array(SALT_BYTES),
  tag: new Uint8Array(TAG_BYTES),
};

/** Whether a password matches the stored one; null for an account that does not exist, which costs the same. */
export const isRightPassword = async (vault: Vault, kept: string | null, password: string): Promise<boolean> => {
  const { parameters, salt, tag } = kept === null ? NO_PASSWORD : readKept(kept);
  const isSame = timingSafeEqual(await tagOf(vault, password, salt, parameters), tag);
  return isSame && kept !== null;
};

/** True if a password should be rehashed with the current parameters. */
export const isOutdated = (kept: string): boolean => !kept.startsWith(`$argon2id$v=19$${written(HASH_PARAMETERS)}$`);
