/**
 * A provider's signed ID token about a person. The keys are generated once, when the first token is requested; a second
 * pair, which is not published, signs tokens that must be rejected.
 */
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { Fault } from './faults.ts';
import type { Person } from './people.ts';
import { CLIENT } from './providers.ts';

const ALGORITHM = 'RS256';
const KEY_ID = 'sandbox-identity';
const LIFETIME_SECONDS = 300;

const makeKeys = async () => {
  const [published, hidden] = await Promise.all([generateKeyPair(ALGORITHM), generateKeyPair(ALGORITHM)]);
  return {
    published,
    hidden,
    jwk: { ...(await exportJWK(published.publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' },
  };
};

let keys: ReturnType<typeof makeKeys> | null = null;
const ownKeys = () => (keys ??= makeKeys());

export const publishedKeys = async () => ({ keys: [(await ownKeys()).jwk] });

export interface Claim {
  readonly issuer: string;
  readonly person: Person;
  readonly nonce: string | null;
  readonly fault: Fault | null;
  /** The token's `jti`, which a partner's tokens carry. */
  readonly tokenId?: string;
  /** The token's audience; the shop unless stated otherwise. */
  readonly audience?: string;
}

/** The claims of a provider about a person, besides the subject. */
export const profileClaims = ({ givenName, familyName, email, isEmailVerified }: Person, fault: Fault | null) => ({
  name: `${givenName} ${familyName}`,
  given_name: givenName,
  family_name: familyName,
  ...(email === null || fault === 'noEmail'
    ? {}
    : { email, email_verified: isEmailVerified && fault !== 'unverifiedEmail' }),
});

const NONCES: Partial<Record<Fault, object>> = { wrongNonce: { nonce: 'another-nonce' }, noNonce: {} };

const tokenPayload = ({ issuer, person, nonce, fault, tokenId, audience = CLIENT.id }: Claim) => {
  const now = Math.floor(Date.now() / 1000);
  const issuedAt = fault === 'expired' ? now - 2 * 3600 : now;
  const profile = fault === 'emailElsewhere' ? {} : profileClaims(person, fault);
  return {
    ...profile,
    sub: person.id,
    iss: fault === 'wrongIssuer' ? `${issuer}-other` : issuer,
    aud: fault === 'wrongAudience' ? 'another-client' : audience,
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
    ...((fault && NONCES[fault]) ?? (nonce === null ? {} : { nonce })),
    ...(tokenId === undefined ? {} : { jti: tokenId }),
  };
};

export const signIdToken = async (claim: Claim): Promise<string> => {
  const payload = tokenPayload(claim);
  if (claim.fault === 'unsigned') return new UnsecuredJWT(payload).encode();
  const { published, hidden } = await ownKeys();
  const isForged = claim.fault === 'wrongSignature' || claim.fault === 'unknownKey';
  return new SignJWT(payload)
    .setProtectedHeader({ alg: ALGORITHM, kid: claim.fault === 'unknownKey' ? 'another-key' : KEY_ID })
    .sign(isForged ? hidden.privateKey : published.privateKey);
};
