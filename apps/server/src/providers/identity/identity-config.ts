/**
 * The table of identity providers, from the environment. Each has an issuer (`…_ISSUER`), the shop's client id there
 * (`…_CLIENT_ID`) and a secret (`…_CLIENT_SECRET`); `…_SCOPES` where the usual ones do not do, `…_TOKEN_URL` where its
 * description names no place to exchange codes, `…_EMAILS=proven` where it tells proven emails alone and does not say so
 * (Facebook does neither). The names: `SSO` the retailer's, `SALESMAN_SSO` the employees', `APPLE`, `GOOGLE`, `FACEBOOK`. A
 * partner's site has `PARTNER_ISSUER`, `PARTNER_AUDIENCE` (the shop, as the partner names it) and `PARTNER_BACK_URL`. Without
 * an issuer of its own each is the sandbox's.
 */
import { Struct } from 'effect';
import type { LoginMethod } from '@offrande/domain/sign-in';
import { type Environment, readAddress } from '../provider-address.ts';

const TIMEOUT_MS = 10_000;
const USUAL_SCOPES = 'openid email profile';

const SANDBOX_CLIENT = 'sandbox-shop';
const SANDBOX_SECRET = 'sandbox-identity-secret';

const PARTNER_PATH = '/identity/partner';

/** The ways of signing in that ask somebody else who a person is. */
export type ProviderMethod = Exclude<LoginMethod, 'normal'>;

export interface IdentityProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a partner, with whom no code is exchanged. */
  readonly clientSecret: string | null;
  readonly scopes: string;
  /** Where codes are exchanged if the provider's description does not say it; null where it does. */
  readonly tokenUrl: string | null;
  /** The provider tells proven emails alone, and marks none as proven. */
  readonly tellsProvenEmails: boolean;
  /** How the provider sends its answer: Apple sends a form as soon as it is asked for an email. */
  readonly responseMode: 'query' | 'form_post';
  readonly timeoutMs: number;
}

export interface PartnerConfig {
  readonly issuer: string;
  /** What the partner's tokens call the shop. */
  readonly audience: string;
  /** Where signing out leads back to; null where to nowhere. */
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
  /** Where the usual ones are not understood. */
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
  // The sandbox's partner has his page where his issuer is.
  const backUrl = env['PARTNER_BACK_URL'] || (env['PARTNER_ISSUER'] ? null : issuer);
  return { issuer, audience: secrets.audience, backUrl, timeoutMs: TIMEOUT_MS };
};

/** Throws where a provider has an issuer of its own but not all that belongs to it. */
export const readIdentityConfig = (env: Environment): IdentityConfig => ({
  providers: new Map(Struct.keys(PLACES).map((method) => [method, providerOf(env, PLACES[method])])),
  partner: partnerOf(env),
});
