/** The identity providers by login method, and the partner who sends visitors. */
import type { Environment } from '../provider-address.ts';
import {
  type IdentityProviderConfig,
  type PartnerConfig,
  type ProviderMethod,
  readIdentityConfig,
} from './identity-config.ts';
import { authorizationAddress, createDiscovery, redeemCode, type VisitSecrets } from './open-id-client.ts';
import type { ProvenIdentity } from './proven-identity.ts';
import { readSignedToken, remoteKeys, type Signer, type SignedToken } from './signed-token.ts';

export interface IdentityProvider {
  /** The host of its page, in lower case and with its port, to which browsers may be redirected. */
  readonly host: string;
  readonly responseMode: IdentityProviderConfig['responseMode'];
  /** The URL of its page for a visit. */
  addressFor(visit: VisitSecrets, language: string): Promise<string>;
  /** The identity for the code with which a visit returned. */
  redeem(code: string, visit: VisitSecrets): Promise<ProvenIdentity>;
  /** The identity in a token from the provider's own script. */
  readToken(token: string): Promise<SignedToken>;
}

export interface Partner {
  /** The host of the partner's issuer, to whose pages a sign-out may lead. */
  readonly host: string;
  readonly backUrl: string | null;
  /** The identity in a partner's token, which must have its own id. */
  readToken(token: string): Promise<SignedToken>;
}

export interface Identity {
  readonly providers: ReadonlyMap<ProviderMethod, IdentityProvider>;
  /** Null if there is no partner. */
  readonly partner: Partner | null;
}

/** For programs without login. */
export const NO_IDENTITY: Identity = { providers: new Map(), partner: null };

const signerOf = (discover: ReturnType<typeof createDiscovery>, audience: string, timeoutMs: number) => {
  const signers = new Map<string, Signer>();
  return async (): Promise<Signer> => {
    const { issuer, jwks_uri: jwksUrl = '' } = (await discover()).serverMetadata();
    const signer = signers.get(jwksUrl) ?? { issuer, audience, keys: remoteKeys(jwksUrl, timeoutMs) };
    signers.set(jwksUrl, signer);
    return signer;
  };
};

/** Adds what the configuration knows about a provider's emails but the provider does not state. */
const vouched = ({ tellsProvenEmails }: IdentityProviderConfig, proven: ProvenIdentity): ProvenIdentity =>
  tellsProvenEmails ? { ...proven, isEmailVerified: proven.email !== null } : proven;

const createProvider = (config: IdentityProviderConfig): IdentityProvider => {
  const discover = createDiscovery(config);
  const signer = signerOf(discover, config.clientId, config.timeoutMs);
  return {
    host: new URL(config.issuer).host,
    responseMode: config.responseMode,
    addressFor: async (visit, language) => authorizationAddress(await discover(), config, visit, language),
    redeem: async (code, visit) => vouched(config, await redeemCode(await discover(), code, visit)),
    readToken: async (token) => readSignedToken(await signer(), token, { isNamed: false }),
  };
};

const createPartner = ({ issuer, audience, backUrl, timeoutMs }: PartnerConfig): Partner => {
  const asClient = {
    issuer,
    clientId: audience,
    clientSecret: null,
    scopes: '',
    tokenUrl: null,
    tellsProvenEmails: false,
    responseMode: 'query',
    timeoutMs,
  } as const;
  const signer = signerOf(createDiscovery(asClient), audience, timeoutMs);
  const { host } = new URL(issuer);
  return { host, backUrl, readToken: async (token) => readSignedToken(await signer(), token, { isNamed: true }) };
};

/** Reads the environment, without contacting any provider. */
export const readIdentity = (env: Environment): Identity => {
  const { providers, partner } = readIdentityConfig(env);
  return {
    providers: new Map([...providers].map(([method, config]) => [method, createProvider(config)])),
    partner: createPartner(partner),
  };
};
