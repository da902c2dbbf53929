/** What an identity provider vouches for, once its word has been checked; and the two ways of getting none. */

export interface ProvenIdentity {
  /** Issuer and subject together name a person for good; an email does not. */
  readonly issuer: string;
  readonly subject: string;
  /** As the provider tells it; null where it tells none. */
  readonly email: string | null;
  /** The provider says that the email was proven to it. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** Nobody is proven: a code or token that is wrong, over, spent, for somebody else, or not to be believed. */
export class IdentityRefused extends Error {
  readonly _tag = 'IdentityRefused';
}

/** The provider cannot be asked now. */
export class IdentityUnavailable extends Error {
  readonly _tag = 'IdentityUnavailable';
}

type Claims = Readonly<Record<string, unknown>>;

const textIn = (claims: Claims, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' ? value : '';
};

/** Apple spells the flag as a text. */
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
