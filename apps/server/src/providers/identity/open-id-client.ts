/**
 * OpenID Connect: the URL of a provider's page, and the exchange of a code. `openid-client` checks everything in an answer: signature, issuer,
 * audience, nonce, times, PKCE.
 */
import * as client from 'openid-client';
import { IdentityRefused, IdentityUnavailable, toProvenIdentity, type ProvenIdentity } from './proven-identity.ts';
import type { IdentityProviderConfig } from './identity-config.ts';

/** The values sent with a visitor, which must match those that return. `redirectUrl` has no query. */
export interface VisitSecrets {
  readonly redirectUrl: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** How long a provider's metadata is cached. */
const METADATA_CACHED_MS = 3_600_000;

const AWAY = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']);

/** Only the kind of a provider's error is passed on, never its text. */
const failureOf = (error: unknown): Error => {
  if (error instanceof client.ClientError && !AWAY.has(error.code ?? ''))
    return new IdentityRefused(`the answer is not accepted (${error.code ?? 'unknown'})`, { cause: error });
  if (error instanceof client.ResponseBodyError && error.status < 500 && error.error !== 'invalid_client')
    return new IdentityRefused(`the provider refuses (${error.error})`, { cause: error });
  return new IdentityUnavailable('the provider cannot be asked', { cause: error });
};

const withinHttps = ({ issuer }: IdentityProviderConfig) =>
  issuer.startsWith('https:') ? [] : [client.allowInsecureRequests];

/** The provider's metadata, with the configured token endpoint if the provider does not name it (Facebook). */
const discover = async (config: IdentityProviderConfig): Promise<client.Configuration> => {
  const { issuer, clientId, timeoutMs, tokenUrl } = config;
  const timeout = timeoutMs / 1000;
  // Without the first, the signature of a token received directly from the provider would not be checked.
  const checks = [client.enableNonRepudiationChecks, ...withinHttps(config)];
  const authentication = authenticationOf(config);
  const described = await client.discovery(new URL(issuer), clientId, undefined, authentication, {
    timeout,
    execute: checks,
  });
  const { supportsPKCE: _, ...server } = described.serverMetadata();
  if (tokenUrl === null || server.token_endpoint !== undefined) return described;
  const whole = new client.Configuration({ ...server, token_endpoint: tokenUrl }, clientId, undefined, authentication);
  whole.timeout = timeout;
  for (const check of checks) check(whole);
  return whole;
};

const authenticationOf = ({ clientSecret }: IdentityProviderConfig): client.ClientAuth =>
  clientSecret === null ? client.None() : client.ClientSecretPost(clientSecret);

/** The provider's metadata, fetched once an hour, and again if the last try failed. */
export const createDiscovery = (config: IdentityProviderConfig): (() => Promise<client.Configuration>) => {
  let known: { readonly at: number; readonly configuration: Promise<client.Configuration> } | null = null;
  return async () => {
    const now = performance.now();
    if (known === null || now - known.at > METADATA_CACHED_MS) known = { at: now, configuration: discover(config) };
    const asked = known;
    try {
      return await asked.configuration;
    } catch (error) {
      if (known === asked) known = null;
      throw new IdentityUnavailable('the provider’s description cannot be read', { cause: error });
    }
  };
};

export const authorizationAddress = async (
  configuration: client.Configuration,
  { scopes, responseMode }: IdentityProviderConfig,
  { redirectUrl, state, nonce, verifier }: VisitSecrets,
  language: string,
): Promise<string> =>
  client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUrl,
    scope: scopes,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(responseMode === 'query' ? {} : { response_mode: responseMode }),
  }).href;

/**
 * The URL to which the code returned. The browser itself compares `state` and passes on only the code, so neither `state` nor `iss` is
 * included here: the verifier and the nonce prove that the code belongs to this visit.
 */
const returnedTo = (configuration: client.Configuration, redirectUrl: string, code: string): URL => {
  const address = new URL(redirectUrl);
  address.searchParams.set('code', code);
  const { issuer, authorization_response_iss_parameter_supported: tellsIssuer } = configuration.serverMetadata();
  if (tellsIssuer === true) address.searchParams.set('iss', issuer);
  return address;
};

/** The identity for a code; throws `IdentityRefused` or `IdentityUnavailable`. */
export const redeemCode = async (
  configuration: client.Configuration,
  code: string,
  { redirectUrl, nonce, verifier }: VisitSecrets,
): Promise<ProvenIdentity> => {
  try {
    const tokens = await client.authorizationCodeGrant(configuration, returnedTo(configuration, redirectUrl, code), {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: client.skipStateCheck,
      idTokenExpected: true,
    });
    const { issuer, userinfo_endpoint: userInfo } = configuration.serverMetadata();
    const claims = tokens.claims()!;
    const isTold = claims['email'] !== undefined || userInfo === undefined;
    const more = isTold ? {} : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return toProvenIdentity(issuer, claims.sub, { ...claims, ...more });
  } catch (error) {
    throw failureOf(error);
  }
};
