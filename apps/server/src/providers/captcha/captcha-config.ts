/**
 * The captcha, from the environment: `CAPTCHA_PROVIDER` (proofOfWork, google, cloudflare), `CAPTCHA_BITS` for the shop's own proof of work,
 * and for the others `CAPTCHA_SITE_KEY`, `CAPTCHA_SECRET`, `CAPTCHA_URL` (by default the provider's own) and `CAPTCHA_INVISIBLE` (on, off).
 * Without any of them the shop uses its own captcha.
 */
import type { CaptchaConfiguration } from '@offrande/domain/captcha';
import { decodeCaptchaConfiguration } from '@offrande/domain/captcha/schema';
import { Result } from 'effect';
import type { Environment } from '../provider-address.ts';
import { httpSiteVerifier } from './http-site-verifier.ts';
import type { SiteVerifier } from './site-verifier.ts';

const TIMEOUT_MS = 5_000;

const VERIFY_URLS = {
  google: 'https://www.google.com/recaptcha/api/siteverify',
  cloudflare: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;

/** `verify` is null if the shop uses its own proof of work. */
export interface Captcha {
  readonly configuration: CaptchaConfiguration;
  readonly verify: SiteVerifier | null;
}

const configured = (env: Environment): unknown => {
  const provider = env['CAPTCHA_PROVIDER'];
  if (!provider || provider === 'proofOfWork') {
    return { provider: 'proofOfWork', ...(env['CAPTCHA_BITS'] ? { bits: Number(env['CAPTCHA_BITS']) } : {}) };
  }
  const siteKey = env['CAPTCHA_SITE_KEY'] ?? '';
  return provider === 'google'
    ? { provider, siteKey, isInvisible: env['CAPTCHA_INVISIBLE'] === 'on' }
    : { provider, siteKey };
};

/** Throws if the environment is inconsistent: the shop does not start without its captcha. */
export const readCaptcha = (env: Environment, publicOrigin: string): Captcha => {
  const decoded = decodeCaptchaConfiguration(configured(env));
  if (Result.isFailure(decoded)) throw new Error('CAPTCHA_PROVIDER and what belongs to it cannot be read');
  const { success: configuration } = decoded;
  const { provider } = configuration;
  if (provider === 'proofOfWork') return { configuration, verify: null };
  const secret = env['CAPTCHA_SECRET'];
  if (!secret) throw new Error(`CAPTCHA_PROVIDER is ${provider}, so CAPTCHA_SECRET must be set too`);
  const url = env['CAPTCHA_URL'] || VERIFY_URLS[provider];
  const { hostname: hostName } = new URL(publicOrigin);
  return { configuration, verify: httpSiteVerifier({ provider, url, secret, hostName, timeoutMs: TIMEOUT_MS }) };
};
