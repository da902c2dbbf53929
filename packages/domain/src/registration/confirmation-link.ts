/** The link in the registration email (S7.45, S7.48). */

/** The parameters of the link in the email; null if they are incomplete. */
export interface ConfirmationLink {
  readonly registerType: 'individual' | 'business';
  readonly accountId: string;
  readonly verifyToken: string;
}

/** The link of an address: a business link needs its token only, an individual's the account as well. */
export const confirmationLinkOf = ({
  registerType,
  accountId = '',
  verifyToken = '',
}: Readonly<Record<string, string>>): ConfirmationLink | null => {
  if (verifyToken === '') return null;
  if (registerType === 'B') return { registerType: 'business', accountId, verifyToken };
  return accountId === '' ? null : { registerType: 'individual', accountId, verifyToken };
};
