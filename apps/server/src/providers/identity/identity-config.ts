/**
 * The identity providers, from the environment. Each has an issuer (`…_ISSUER`), the shop's client id (`…_CLIENT_ID`) and a secret
 * (`…_CLIENT_SECRET`); `…_SCOPES` to override the usual ones, `…_TOKEN_URL` if its metadata names no token endpoint, `…_EMAILS=proven` if it
 * returns only verified emails without marking them (Facebook needs both). The prefixes: `SSO` for the retailer's provider, `SALESMAN_SSO`
 * for the employees', `APPLE`, `GOOGLE`, `FACEBOOK`. A partner's site has `PARTNER_ISSUER`, `PARTNER_AUDIENCE` (the shop's name in the
 * partner's tokens) and `PARTNER_BACK_URL`. A provider without an issuer is the sandbox's.
 */
import { Struct } from 'effect';
import type { LoginMethod } from '@offrande/domain/sign-in';
import { type Environment, readAddress } from '../provider-address.ts';

const TIMEOUT_MS = 10_000;
const USUAL_SCOPES = 'openid email profile';

const SANDBOX_CLIENT = 'sandbox-shop';
const SANDBOX_SECRET = 'sandbox-identity-secret';

const PARTNER_PATH = '/identity/partner';

/** The login methods that use an identity provider. */
export type ProviderMethod = Exclude<LoginMethod, 'normal'>;

export interface IdentityProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a partner, who exchanges no codes. */
  readonly clientSecret: string | null;
  readonly scopes: string;
  /** The token endpoint, if the provider's metadata does not name it; else null. */
  readonly tokenUrl: string | null;
  /** The provider returns only verified emails, without marking them as verified. */
  readonly tellsProvenEmails: boolean;
  /** How the provider returns its answer: Apple requires a form whenever an email is requested. */
  readonly responseMode: 'query' | 'form_post';
  readonly timeoutMs: number;
}

export interface PartnerConfig {
  readonly issuer: string;
  /** The shop's name in the partner's tokens. */
  readonly audience: string;
  /** The page to which a sign-out leads; null if none. */
  readonly backUrl: string | null;
  readonly timeoutMs: number;
}

export interface IdentityConfig {
  readonly providers: ReadonlyMap<ProviderMethod, IdentityProviderConfig>;
  readonly partner: PartnerConfig;
}

interface Place {
  readonly prefix: string;
  readonly sandboxPath: string;
  /** Replaces the usual scopes if the provider does not support them. */
  readonly scopes?: string;
  readonly responseMode: IdentityProviderConfig['responseMode'];
}

const PLACES: Readonly<Record<ProviderMethod, Place>> = {
  singleSignOn: { prefix: 'SSO', sandboxPath: '/identity/retailer', responseMode: 'query' },
  salesmanSingleSignOn: { prefix: 'SALESMAN_SSO', sandboxPath: '/identity/employees', responseMode: 'query' },
  apple: { prefix: 'APPLE', sandboxPath: '/identity/apple', responseMode: 'form_post' },
  google: { prefix: 'GOOGLE', sandboxPath: '/identity/google', responseMode: 'query' },
  facebook: {
    prefix: 'FACEBOOK',
    sandboxPath: '/identity/facebook',
    scopes: 'openid email public_profile',
    responseMode: 'query',
  },
};

const providerOf = (
  env: Environment,
  { prefix, sandboxPath, scopes = USUAL_SCOPES, responseMode }: Place,
): IdentityProviderConfig => {
  const place = { variable: `${prefix}_ISSUER`, sandboxPath };
  const clientId = { variable: `${prefix}_CLIENT_ID`, sandbox: SANDBOX_CLIENT };
  const clientSecret = { variable: `${prefix}_CLIENT_SECRET`, sandbox: SANDBOX_SECRET };
  const { baseUrl: issuer, secrets } = readAddress(env, place, { clientId, clientSecret });
  return {
    issuer,
    ...secrets,
    scopes: env[`${prefix}_SCOPES`] || scopes,
    tokenUrl: env[`${prefix}_TOKEN_URL`] || null,
    tellsProvenEmails: env[`${prefix}_EMAILS`] === 'proven',
    responseMode,
    timeoutMs: TIMEOUT_MS,
  };
};

const partnerOf = (env: Environment): PartnerConfig => {
  const place = { variable: 'PARTNER_ISSUER', sandboxPath: PARTNER_PATH };
  const audience = { variable: 'PARTNER_AUDIENCE', sandbox: SANDBOX_CLIENT };
  const { baseUrl: issuer, secrets } = readAddress(env, place, { audience });
  // The page of the sandbox's partner is at its issuer's URL.
  const backUrl = env['PARTNER_BACK_URL'] || (env['PARTNER_ISSUER'] ? null : issuer);
  return { issuer, audience: secrets.audience, backUrl, timeoutMs: TIMEOUT_MS };
};

/** Throws if a provider has an issuer but lacks other required settings. */
export const readIdentityConfig = (env: Environment): IdentityConfig => ({
  providers: new Map(Struct.keys(PLACES).map((method) => [method, providerOf(env, PLACES[method])])),
  partner: partnerOf(env),
});
