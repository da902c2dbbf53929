/** The calls of the link in the registration email (S7.43, S7.45, S7.48, S7.49). */
import { Schema } from 'effect';
import { CustomerKindFromCode } from '../customer/schema.ts';
import { DateFromText } from '../time/schema.ts';

/** Confirms an individual's account. `loginIp` is the address of the visitor, which the server fills in itself. */
export const ConfirmationRequest = Schema.Struct({
  accountId: Schema.NonEmptyString,
  registerType: CustomerKindFromCode,
  loginIp: Schema.optionalKey(Schema.String),
  verifyToken: Schema.NonEmptyString,
});
export type ConfirmationRequest = typeof ConfirmationRequest.Type;

/** Confirms the token of a business registration; the answer names its tempId. */
export const TokenToConfirm = Schema.Struct({ token: Schema.NonEmptyString });
export type TokenToConfirm = typeof TokenToConfirm.Type;

/** The answer for a business token: the tempId of its registration. */
export const TokenConfirmed = Schema.Struct({ tempId: Schema.NonEmptyString });
export type TokenConfirmed = typeof TokenConfirmed.Type;

/**
 * What a business registration is from now on: its reference, and the day by which its decision comes by email. Its password is kept if the
 * browser that confirms is the one that registered; else its owner chooses one when the account opens.
 */
export const BusinessConfirmed = Schema.Struct({
  reference: Schema.NonEmptyString,
  answerBy: DateFromText,
  keepsPassword: Schema.Boolean,
});
export type BusinessConfirmed = typeof BusinessConfirmed.Type;
