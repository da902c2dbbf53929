/**
 * Verifies a token presented by a browser, from a provider's script or a partner's site: its issuer must have signed it for this shop
 * recently. The caller must check whether it was used before.
 */
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { IdentityRefused, IdentityUnavailable, toProvenIdentity, type ProvenIdentity } from './proven-identity.ts';

/** The maximum age of a token, and the tolerated difference between clocks. */
const TOKEN_AGE_MAX_SECONDS = 600;
const CLOCKS_APART_SECONDS = 60;

/** Asymmetric signatures only: nobody but the issuer has the key. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'];

export interface Signer {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
}

export interface SignedToken {
  readonly identity: ProvenIdentity;
  /** The signed part, which does not depend on the token's encoding. */
  readonly signed: string;
  /** When the token expires. */
  readonly endsAt: Date;
}

export const remoteKeys = (jwksUrl: string, timeoutMs: number): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: timeoutMs });

const isAway = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC';

const failureOf = (error: unknown): Error =>
  isAway(error)
    ? new IdentityUnavailable('the keys cannot be read', { cause: error })
    : new IdentityRefused('the token is not accepted', { cause: error });

const endOf = ({ iat = 0 }: JWTPayload): Date => new Date((iat + TOKEN_AGE_MAX_SECONDS + CLOCKS_APART_SECONDS) * 1000);

/** `isNamed`: the token must have its own id. Throws `IdentityRefused` or `IdentityUnavailable`. */
export const readSignedToken = async (
  { issuer, audience, keys }: Signer,
  token: string,
  { isNamed }: { readonly isNamed: boolean },
): Promise<SignedToken> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCKS_APART_SECONDS,
      maxTokenAge: TOKEN_AGE_MAX_SECONDS,
      requiredClaims: ['sub', 'exp', ...(isNamed ? ['jti'] : [])],
    });
    const [header, body] = token.split('.');
    return {
      identity: toProvenIdentity(issuer, payload.sub!, payload),
      signed: `${header}.${body}`,
      endsAt: endOf(payload),
    };
  } catch (error) {
    throw failureOf(error);
  }
};
