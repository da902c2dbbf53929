/**
 * What becomes of a person whom an identity provider vouches for. Issuer and subject name the person; an email is only a
 * hint, and an account that exists is opened by nobody but its owner. Source: S4.110, A-64, reliability row 30.
 */

export interface VouchedFor {
  /** Issuer and subject belong to an account already. */
  readonly isKnown: boolean;
  /** The provider tells an email, and that it was proven to it. */
  readonly hasVerifiedEmail: boolean;
  /** An account of this door has that email. */
  readonly hasAccount: boolean;
  /** Accounts of this door open by themselves: individuals' do, salesmen's do not. */
  readonly mayOpen: boolean;
}

/**
 * `signIn`: the account that was linked before. `askOwner`: a code goes to the account's own address; whoever enters it
 * links the two. `open`: a new account, linked at once. `refuse`: nothing that the caller is told the reason of.
 */
export type IdentityStep = 'signIn' | 'askOwner' | 'open' | 'refuse';

export const stepOfIdentity = ({ isKnown, hasVerifiedEmail, hasAccount, mayOpen }: VouchedFor): IdentityStep => {
  if (isKnown) return 'signIn';
  if (!hasVerifiedEmail) return 'refuse';
  if (hasAccount) return 'askOwner';
  return mayOpen ? 'open' : 'refuse';
};
