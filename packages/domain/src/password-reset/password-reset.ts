/**
 * Resetting a password with a link in an email. Source: spec section 4 (S4.83, S4.84), S9.21. Times in milliseconds.
 */
import { DAY_MS, isPast } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import type { ResetLink } from './password-reset.schema.ts';

/** How long the link in the email is valid. */
export const RESET_LINK_LIFETIME_MS = DAY_MS;

/** True until 24 hours after the link was sent, inclusive. */
export const isResetLinkValid = (sentAt: Instant, now: Instant): boolean =>
  !isPast(sentAt + RESET_LINK_LIFETIME_MS, now);

/** The link of an address; null if there is none. */
export const resetLinkOf = ({ tokenId, accountId }: Readonly<Record<string, string>>): ResetLink | null =>
  tokenId && accountId ? { tokenId, accountId } : null;
