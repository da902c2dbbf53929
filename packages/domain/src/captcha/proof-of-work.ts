/**
 * The shop's own captcha: the browser looks for a number that, written behind a challenge, gives a SHA-256 digest with
 * enough leading zero bits. It costs the browser on average 2 to the power of `bits` digests, the server one. Nothing
 * here draws a challenge or computes a digest: both are arguments. Source: S9.48, reliability row 31.
 */
import { Result } from 'effect';
import { isPast } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import type { CaptchaAction, CaptchaConfiguration } from './captcha.ts';

/** The easiest and the hardest proof a shop may ask for, both allowed. */
export const PROOF_MIN_BITS = 8;
export const PROOF_MAX_BITS = 24;
/** 65,536 digests on average. */
export const PROOF_STANDARD_BITS = 16;
/** The traditional captcha's: four times the standard work, for what was refused once. */
export const PROOF_TRADITIONAL_BITS = 18;

/** What the browser is given. `challenge` is the server's, drawn anew each time and good for one call. */
export interface ProofChallenge {
  readonly challenge: string;
  readonly action: CaptchaAction;
  readonly bits: number;
  readonly endsAt: Instant;
}

/** How long a challenge may be worked on: it outlasts slow devices and is too short to collect proofs. */
export const PROOF_LIFETIME_MS = 600_000;

/** Without configuration the shop provides its own captcha. */
export const DEFAULT_CAPTCHA: CaptchaConfiguration = { provider: 'proofOfWork', bits: PROOF_STANDARD_BITS };

/** The traditional captcha, whoever provides the standard one. Never easier than the shop's own standard. */
export const traditionalCaptcha = (standard: CaptchaConfiguration): CaptchaConfiguration => ({
  provider: 'proofOfWork',
  bits: standard.provider === 'proofOfWork' ? Math.max(standard.bits, PROOF_TRADITIONAL_BITS) : PROOF_TRADITIONAL_BITS,
});

/** The text whose digest proves: what is digested holds the action, so that a proof opens one action only. */
export const proofText = ({ challenge, action }: Pick<ProofChallenge, 'challenge' | 'action'>, tries: number): string =>
  `${challenge}:${action}:${tries}`;

/** How many bits are zero before the first that is one. */
export const leadingZeroBits = (digest: Uint8Array): number => {
  const at = digest.findIndex((byte) => byte !== 0);
  return at === -1 ? digest.length * 8 : at * 8 + Math.clz32(digest[at]!) - 24;
};

export type ProofRefusal = { readonly _tag: 'ProofTooLate' | 'ProofTooEasy' };

/**
 * Judges the digest of a `proofText`: after `endsAt`, which itself is in time, it is `ProofTooLate`; with fewer leading
 * zero bits than asked for, and so for another challenge or action, `ProofTooEasy`.
 */
export const checkProof = (
  { bits, endsAt }: Pick<ProofChallenge, 'bits' | 'endsAt'>,
  digest: Uint8Array,
  now: Instant,
): Result.Result<void, ProofRefusal> => {
  if (isPast(endsAt, now)) return Result.fail({ _tag: 'ProofTooLate' });
  return leadingZeroBits(digest) >= bits ? Result.void : Result.fail({ _tag: 'ProofTooEasy' });
};

/** A solution as one token: the challenge, a full stop, the number found. */
export const formatProof = (challenge: string, tries: number): string => `${challenge}.${tries}`;

/** The token that solves a challenge, with the first number that does; on average 2 to the power of `bits` digests away. */
export const solveProof = (
  challenge: Pick<ProofChallenge, 'challenge' | 'action' | 'bits'>,
  digestOf: (text: string) => Uint8Array,
): string => {
  let tries = 0;
  while (leadingZeroBits(digestOf(proofText(challenge, tries))) < challenge.bits) tries += 1;
  return formatProof(challenge.challenge, tries);
};

const PROOF = /^(.+)\.(\d{1,15})$/u;

/** Parses a token; null for any other string. */
export const parseProof = (token: string): { readonly challenge: string; readonly tries: number } | null => {
  const [, challenge, tries] = PROOF.exec(token) ?? [];
  return challenge === undefined ? null : { challenge, tries: Number(tries) };
};
