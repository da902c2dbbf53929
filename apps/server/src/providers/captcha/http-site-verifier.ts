/**
 * Google's and Cloudflare's verification over HTTP; both have the same protocol. A solution must come from the shop's own host, and if the
 * answer names an action (Cloudflare's always does) it must be the requested one.
 */
import { Result, Schema } from 'effect';
import type { SiteVerifier } from './site-verifier.ts';

export interface SiteVerifierConfig {
  readonly provider: 'google' | 'cloudflare';
  readonly url: string;
  readonly secret: string;
  /** The host on which the solution must have been made. */
  readonly hostName: string;
  readonly timeoutMs: number;
}

/** Longer than any solution of either provider. */
const TOKEN_MAX_CHARACTERS = 4096;

const decodeAnswer = Schema.decodeUnknownResult(
  Schema.Struct({
    success: Schema.Boolean,
    hostname: Schema.optionalKey(Schema.String),
    action: Schema.optionalKey(Schema.NullOr(Schema.String)),
  }),
);

const ask = async (
  { url, secret, timeoutMs }: SiteVerifierConfig,
  token: string,
  remoteip: string,
): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, remoteip }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return response.ok ? response.json() : null;
};

export const httpSiteVerifier =
  (config: SiteVerifierConfig): SiteVerifier =>
  async ({ token, action, clientAddress }) => {
    if (token.length > TOKEN_MAX_CHARACTERS) return 'wrong';
    const answer = decodeAnswer(await ask(config, token, clientAddress).catch(() => null));
    if (Result.isFailure(answer)) return 'unreachable';
    const { success, hostname, action: solvedFor = null } = answer.success;
    const isForAction = solvedFor === null ? config.provider === 'google' : solvedFor === action;
    return success && hostname === config.hostName && isForAction ? 'right' : 'wrong';
  };
