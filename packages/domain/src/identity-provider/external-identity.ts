/**
 * The outcome for a person authenticated by an identity provider. Issuer and subject identify the person; an email is
 * only a hint, and only its owner gets access to an existing account. Source: S4.110, A-64, reliability row 30.
 */

export interface VouchedFor {
  /** Issuer and subject already belong to an account. */
  readonly isKnown: boolean;
  /** The provider sends an email that it has verified. */
  readonly hasVerifiedEmail: boolean;
  /** An account of this kind of login has that email. */
  readonly hasAccount: boolean;
  /** Accounts of this kind of login are opened automatically: for individuals, but not for salesmen. */
  readonly mayOpen: boolean;
}

/**
 * `signIn`: to the linked account. `askOwner`: a code is sent to the account's own address; entering it links the two.
 * `open`: a new account, linked immediately. `refuse`: without telling the caller the reason.
 */
export type IdentityStep = 'signIn' | 'askOwner' | 'open' | 'refuse';

export const stepOfIdentity = ({ isKnown, hasVerifiedEmail, hasAccount, mayOpen }: VouchedFor): IdentityStep => {
  if (isKnown) return 'signIn';
  if (!hasVerifiedEmail) return 'refuse';
  if (hasAccount) return 'askOwner';
  return mayOpen ? 'open' : 'refuse';
};
