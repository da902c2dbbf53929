/**
 * Challenges of the shop's own captcha, and proofs for them. A challenge carries the server's HMAC over its purpose, so only its use is
 * stored. Source: S9.48, reliability row 31.
 */
import { createHash } from 'node:crypto';
import {
  type CaptchaAction,
  type CaptchaConfiguration,
  type CaptchaKind,
  checkProof,
  PROOF_LIFETIME_MS,
  type ProofChallenge,
  proofText,
  parseProof,
  traditionalCaptcha,
} from '@offrande/domain/captcha';
import { Result } from 'effect';
import type { Buyer } from '../call/buyer.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { isSameSecret } from '../vault.ts';

const NONCE_BYTES = 16;

/** The standard or the traditional captcha. */
export const captchaOfKind = ({ captcha }: Pick<Shop, 'captcha'>, kind: CaptchaKind): CaptchaConfiguration =>
  kind === 'standard' ? captcha.configuration : traditionalCaptcha(captcha.configuration);

/** The session that a challenge is for: its proof is valid for no other. */
export interface Requester {
  readonly unit: Pick<Unit, 'id'>;
  readonly buyer: Pick<Buyer, 'sessionId'>;
}

const challengeHmac = (
  { vault }: Pick<Shop, 'vault'>,
  { unit, buyer }: Requester,
  action: CaptchaAction,
  body: string,
) => vault.hmac('captcha', JSON.stringify([unit.id, buyer.sessionId, action, body]));

export const makeChallenge = (
  shop: Pick<Shop, 'vault' | 'random' | 'clock'>,
  asker: Requester,
  action: CaptchaAction,
  bits: number,
): ProofChallenge => {
  const endsAt = shop.clock().getTime() + PROOF_LIFETIME_MS;
  const body = `${Buffer.from(shop.random.bytes(NONCE_BYTES)).toString('base64url')}.${bits}.${endsAt}`;
  return { challenge: `${body}.${challengeHmac(shop, asker, action, body)}`, action, bits, endsAt };
};

/** `challenge` is what the proof spends, whatever number solves it. */
export interface RightProof {
  readonly challenge: string;
  readonly endsAt: Date;
}

const CHALLENGE = /^([\w-]{22}\.(\d{1,2})\.(\d{13}))\.([\w-]{43})$/;

/** The proof if it is valid for this requester, unit and action, hard enough and in time; else null. Does not check prior use. */
export const verifyProof = (
  shop: Pick<Shop, 'vault' | 'clock'>,
  asker: Requester,
  action: CaptchaAction,
  minBits: number,
  token: string,
): RightProof | null => {
  const proof = parseProof(token);
  const [, body, bits, endsAt, hmac] = CHALLENGE.exec(proof?.challenge ?? '') ?? [];
  if (proof === null || body === undefined || hmac === undefined) return null;
  if (!isSameSecret(hmac, challengeHmac(shop, asker, action, body)) || Number(bits) < minBits) return null;
  const digest = createHash('sha256')
    .update(proofText({ challenge: proof.challenge, action }, proof.tries))
    .digest();
  const checked = checkProof({ bits: Number(bits), endsAt: Number(endsAt) }, digest, shop.clock().getTime());
  return Result.isSuccess(checked) ? { challenge: proof.challenge, endsAt: new Date(Number(endsAt)) } : null;
};
