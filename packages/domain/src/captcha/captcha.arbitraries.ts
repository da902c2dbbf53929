/** Random captcha codes, solutions and configurations; spoilt configurations beside them. */
import * as fc from 'fast-check';
import { CAPTCHA_ACTIONS, CAPTCHA_KINDS } from './captcha.ts';
import type { CaptchaConfiguration, CaptchaToken } from './captcha.ts';
import { PROOF_MAX_BITS, PROOF_MIN_BITS } from './proof-of-work.ts';

export const anyCaptchaAction = fc.constantFrom(...CAPTCHA_ACTIONS);
export const anyCaptchaKind = fc.constantFrom(...CAPTCHA_KINDS);

/** Codes that are not the captcha's, some close to them. */
export const otherCodes: fc.Arbitrary<string | null> = fc.constantFrom('8000', '800000', '80002', '1234', '', null);

export const captchaTokens: fc.Arbitrary<CaptchaToken> = fc.record({
  kind: anyCaptchaKind,
  token: fc.string({ minLength: 1, maxLength: 40 }),
});

const siteKey = fc.stringMatching(/^[\w-]{10,40}$/);

export const captchaConfigurations: fc.Arbitrary<CaptchaConfiguration> = fc.oneof(
  fc.record({
    provider: fc.constant('proofOfWork' as const),
    bits: fc.integer({ min: PROOF_MIN_BITS, max: PROOF_MAX_BITS }),
  }),
  fc.record({ provider: fc.constant('google' as const), siteKey, isInvisible: fc.boolean() }),
  fc.record({ provider: fc.constant('cloudflare' as const), siteKey }),
);

/** Configurations that miss by a little. */
export const misconfiguredCaptchas: readonly unknown[] = [
  {},
  'google',
  { provider: 'Google', siteKey: 'k' },
  { provider: 'google' },
  { provider: 'google', siteKey: '' },
  { provider: 'cloudflare', siteKey: 'k', isInvisible: true },
  { provider: 'proofOfWork', bits: PROOF_MIN_BITS - 1 },
  { provider: 'proofOfWork', bits: PROOF_MAX_BITS + 1 },
  { provider: 'proofOfWork', bits: 16.5 },
];
