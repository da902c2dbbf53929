/** A verified identity from a provider, and the two kinds of failure. */

export interface ProvenIdentity {
  /** Issuer and subject together identify a person permanently; an email does not. */
  readonly issuer: string;
  readonly subject: string;
  /** The email that the provider states; null if none. */
  readonly email: string | null;
  /** The provider states that it has verified the email. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** The code or token is wrong, expired, spent, issued for someone else, or not trustworthy. */
export class IdentityRefused extends Error {
  readonly _tag = 'IdentityRefused';
}

/** The provider cannot be reached now. */
export class IdentityUnavailable extends Error {
  readonly _tag = 'IdentityUnavailable';
}

type Claims = Readonly<Record<string, unknown>>;

const textIn = (claims: Claims, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' ? value : '';
};

/** Apple sends the flag as a string. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** The identity in claims that have been checked. */
export const toProvenIdentity = (issuer: string, subject: string, claims: Claims): ProvenIdentity => ({
  issuer,
  subject,
  email: textIn(claims, 'email') || null,
  isEmailVerified: isTrue(claims['email_verified']),
  firstName: textIn(claims, 'given_name'),
  lastName: textIn(claims, 'family_name'),
});
