/** The identity providers that the shop can ask, by the way of signing in, and the partner who sends people on. */
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
  /** The host of its page, in lower case and with its port, to which browsers may be sent. */
  readonly host: string;
  readonly responseMode: IdentityProviderConfig['responseMode'];
  /** The address of its page for a visit. */
  addressFor(visit: VisitSecrets, language: string): Promise<string>;
  /** Who came back from a visit with this code. */
  redeem(code: string, visit: VisitSecrets): Promise<ProvenIdentity>;
  /** Whom a token speaks of that the provider's own script gave. */
  readToken(token: string): Promise<SignedToken>;
}

export interface Partner {
  /** The host of his issuer, whose pages a sign-out may lead back to. */
  readonly host: string;
  readonly backUrl: string | null;
  /** Whom a partner's token speaks of; it has an id of its own. */
  readToken(token: string): Promise<SignedToken>;
}

export interface Identity {
  readonly providers: ReadonlyMap<ProviderMethod, IdentityProvider>;
  /** Null where nobody sends people on. */
  readonly partner: Partner | null;
}

/** For programs that sign nobody in. */
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

/** What the installation knows of a provider, and the provider does not say. */
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

/** From the environment; nobody is asked anything yet. */
export const readIdentity = (env: Environment): Identity => {
  const { providers, partner } = readIdentityConfig(env);
  return {
    providers: new Map([...providers].map(([method, config]) => [method, createProvider(config)])),
    partner: createPartner(partner),
  };
};
