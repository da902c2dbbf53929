/** The identity providers: configuration, visits and tokens. */
export type { ProviderMethod } from './identity-config.ts';
export { type Identity, type IdentityProvider, NO_IDENTITY, readIdentity } from './identity-provider.ts';
export type { VisitSecrets } from './open-id-client.ts';
export { IdentityRefused, IdentityUnavailable, type ProvenIdentity } from './proven-identity.ts';
export type { SignedToken } from './signed-token.ts';
