/** Resetting a password: what is asked and answered in its three steps. Source: spec section 7 (S7.30 to S7.32). */
import { Schema } from 'effect';
import { CustomerKindFromCode } from '../customer/schema.ts';

/** Asks for the mail. The answer is the same whether the account exists or not. `accountType` is C, B or S on the wire. */
export const ResetRequest = Schema.Struct({ email: Schema.NonEmptyString, kind: CustomerKindFromCode }).pipe(
  Schema.encodeKeys({ kind: 'accountType' }),
);
export type ResetRequest = typeof ResetRequest.Type;

/** What the link carries in its query: the token to confirm, and whose password it is. */
export const ResetLink = Schema.Struct({ tokenId: Schema.NonEmptyString, accountId: Schema.NonEmptyString });
export type ResetLink = typeof ResetLink.Type;

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
