/**
 * The table of identity providers, from the environment. Each has an issuer (`…_ISSUER`), the shop's client id there
 * (`…_CLIENT_ID`) and, where codes are exchanged, a secret (`…_CLIENT_SECRET`); `…_SCOPES` where the usual ones do not do.
 * The names: `SSO` the retailer's, `SALESMAN_SSO` the employees', `APPLE`, `GOOGLE`, `FACEBOOK`. A partner's site has
 * `PARTNER_ISSUER`, `PARTNER_AUDIENCE` (the shop, as the partner names it) and `PARTNER_BACK_URL`. Without an issuer of its
 * own each is the sandbox's.
 */
import { Struct } from 'effect';
import type { LoginMethod } from '@offrande/domain/sign-in';
import { type Environment, readAddress } from '../provider-address.ts';

const TIMEOUT_MS = 10_000;
const USUAL_SCOPES = 'openid email profile';

const SANDBOX_CLIENT = 'sandbox-shop';
const SANDBOX_SECRET = 'sandbox-identity-secret';

/** The ways of signing in that ask somebody else who a person is. */
export type ProviderMethod = Exclude<LoginMethod, 'normal'>;

export interface IdentityProviderConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Null where no code is exchanged: the provider's own script hands a token to the browser. */
  readonly clientSecret: string | null;
  readonly scopes: string;
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
  readonly exchangesCodes: boolean;
  readonly responseMode: IdentityProviderConfig['responseMode'];
}

const PLACES: Readonly<Record<ProviderMethod, Place>> = {
  singleSignOn: { prefix: 'SSO', sandboxPath: '/identity/retailer', exchangesCodes: true, responseMode: 'query' },
  salesmanSingleSignOn: {
    prefix: 'SALESMAN_SSO',
    sandboxPath: '/identity/employees',
    exchangesCodes: true,
    responseMode: 'query',
  },
  apple: { prefix: 'APPLE', sandboxPath: '/identity/apple', exchangesCodes: true, responseMode: 'form_post' },
  google: { prefix: 'GOOGLE', sandboxPath: '/identity/google', exchangesCodes: false, responseMode: 'query' },
  facebook: { prefix: 'FACEBOOK', sandboxPath: '/identity/facebook', exchangesCodes: false, responseMode: 'query' },
};

const providerOf = (env: Environment, { prefix, sandboxPath, exchangesCodes, responseMode }: Place) => {
  const place = { variable: `${prefix}_ISSUER`, sandboxPath };
  const clientId = { variable: `${prefix}_CLIENT_ID`, sandbox: SANDBOX_CLIENT };
  const clientSecret = { variable: `${prefix}_CLIENT_SECRET`, sandbox: SANDBOX_SECRET };
  const rest = { scopes: env[`${prefix}_SCOPES`] || USUAL_SCOPES, responseMode, timeoutMs: TIMEOUT_MS };
  if (!exchangesCodes) {
    const { baseUrl: issuer, secrets } = readAddress(env, place, { clientId });
    return { issuer, clientId: secrets.clientId, clientSecret: null, ...rest };
  }
  const { baseUrl: issuer, secrets } = readAddress(env, place, { clientId, clientSecret });
  return { issuer, ...secrets, ...rest };
};

const partnerOf = (env: Environment): PartnerConfig => {
  const place = { variable: 'PARTNER_ISSUER', sandboxPath: '/identity/partner' };
  const audience = { variable: 'PARTNER_AUDIENCE', sandbox: SANDBOX_CLIENT };
  const { baseUrl: issuer, secrets } = readAddress(env, place, { audience });
  return { issuer, audience: secrets.audience, backUrl: env['PARTNER_BACK_URL'] || null, timeoutMs: TIMEOUT_MS };
};

/** Throws where a provider has an issuer of its own but not all that belongs to it. */
export const readIdentityConfig = (env: Environment): IdentityConfig => ({
  providers: new Map(Struct.keys(PLACES).map((method) => [method, providerOf(env, PLACES[method])])),
  partner: partnerOf(env),
});
