/** Resetting a password: the requests and answers of its three steps. Source: spec section 7 (S7.30 to S7.32). */
import { Schema } from 'effect';
import { CustomerKindFromCode } from '../customer/schema.ts';

/**
 * Requests the email. The answer is the same whether the account exists or not. `accountType` is C, B or S on the wire.
 */
export const ResetRequest = Schema.Struct({ email: Schema.NonEmptyString, kind: CustomerKindFromCode }).pipe(
  Schema.encodeKeys({ kind: 'accountType' }),
);
export type ResetRequest = typeof ResetRequest.Type;

/** The parameters of the link: the token to confirm, and the owner of the password. */
export const ResetLink = Schema.Struct({ tokenId: Schema.NonEmptyString, accountId: Schema.NonEmptyString });
export type ResetLink = typeof ResetLink.Type;

/** The answer of confirming the link. `valid` opens the last step, once; `memberType` is sent back unchanged. */
export const ConfirmedLink = Schema.Struct({
  state: Schema.Literals(['valid', 'expired', 'used']),
  token: Schema.String,
  memberType: Schema.String,
});
export type ConfirmedLink = typeof ConfirmedLink.Type;

/** Sets the password. The answer is true or false. */
export const ResetConfirmation = Schema.Struct({
  newPassword: Schema.NonEmptyString,
  accountId: Schema.NonEmptyString,
  token: Schema.String,
  memberType: Schema.String,
});
export type ResetConfirmation = typeof ResetConfirmation.Type;
