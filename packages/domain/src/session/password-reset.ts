/**
 * Resetting a password: what is asked and answered in its three steps. Source: spec section 4 (S4.83, S4.84), section 7
 * (S7.30 to S7.32), S9.21. Times in milliseconds.
 */
import { Schema } from 'effect';
import { CustomerKindFromCode } from '../customer/schema.ts';
import { DAY_MS, isPast } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/** How long the link in the mail opens the last step. */
export const RESET_LINK_LIFETIME_MS = DAY_MS;

/** True until 24 hours after the link was sent, that instant included. */
export const isResetLinkValid = (sentAt: Instant, now: Instant): boolean =>
  !isPast(sentAt + RESET_LINK_LIFETIME_MS, now);

/** Asks for the mail. The answer is the same whether the account exists or not. `accountType` is C, B or S on the wire. */
export const ResetRequest = Schema.Struct({ email: Schema.NonEmptyString, kind: CustomerKindFromCode }).pipe(
  Schema.encodeKeys({ kind: 'accountType' }),
);
export type ResetRequest = typeof ResetRequest.Type;

/** What the link carries in its query: the token to confirm, and whose password it is. */
export const ResetLink = Schema.Struct({ tokenId: Schema.NonEmptyString, accountId: Schema.NonEmptyString });
export type ResetLink = typeof ResetLink.Type;

/** The link of an address; null where it carries none. */
export const resetLinkOf = ({ tokenId, accountId }: Readonly<Record<string, string>>): ResetLink | null =>
  tokenId && accountId ? { tokenId, accountId } : null;

/** What confirming the link gives. `valid` opens the last step, once; `memberType` goes back as it came. */
export const ConfirmedLink = Schema.Struct({
  state: Schema.Literals(['valid', 'expired', 'used']),
  token: Schema.String,
  memberType: Schema.String,
});
export type ConfirmedLink = typeof ConfirmedLink.Type;

/** Sets the password. It is answered by true or false. */
export const ResetConfirmation = Schema.Struct({
  newPassword: Schema.NonEmptyString,
  accountId: Schema.NonEmptyString,
  token: Schema.String,
  memberType: Schema.String,
});
export type ResetConfirmation = typeof ResetConfirmation.Type;
