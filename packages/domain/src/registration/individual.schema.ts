/** The wire format of individuals' registration calls (S7.43 to S7.45). */
import { Schema } from 'effect';
import { PhoneEntryFromText } from '../address/schema.ts';
import { CustomerKindFromCode, DocumentTypeFromCode } from '../customer/schema.ts';

/**
 * The request: `registerType` is C. `tokenId` and `otpId` identify the codes that verified the email and the mobile;
 * otpId is null if there is no mobile.
 */
export const IndividualRegistration = Schema.Struct({
  email: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  password: Schema.NonEmptyString,
  registerType: CustomerKindFromCode,
  documentType: Schema.NullOr(DocumentTypeFromCode),
  documentNumber: Schema.String,
  phone: PhoneEntryFromText,
  isSubscribed: Schema.Boolean,
  promoCode: Schema.String,
  emailReference: Schema.NonEmptyString,
  phoneReference: Schema.NullOr(Schema.NonEmptyString),
}).pipe(
  Schema.encodeKeys({
    documentNumber: 'idCardNo',
    phone: 'mobileNo',
    isSubscribed: 'isSubscription',
    emailReference: 'tokenId',
    phoneReference: 'otpId',
  }),
);
export type IndividualRegistration = typeof IndividualRegistration.Type;

/** The answer: whether the email can receive mail. */
export const IndividualRegistered = Schema.Struct({ isEmailValid: Schema.Boolean });
export type IndividualRegistered = typeof IndividualRegistered.Type;
