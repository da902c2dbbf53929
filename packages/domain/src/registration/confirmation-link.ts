/** The link in the registration email (S7.45, S7.48). */

/** What the link in the email carries in its query; null where it carries not enough. */
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
