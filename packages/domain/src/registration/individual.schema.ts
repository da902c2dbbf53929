/** The registration calls of individuals, as the wire spells them (S7.43 to S7.45). */
import { Schema } from 'effect';
import { PhoneEntryFromText } from '../address/schema.ts';
import { CustomerKindFromCode, DocumentTypeFromCode } from '../customer/schema.ts';

/**
 * What is sent: `registerType` is C. `tokenId` and `otpId` name the codes that proved the email and the mobile; otpId is
 * null where no mobile is given.
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

/** What is answered: whether the email can receive mail. */
export const IndividualRegistered = Schema.Struct({ isEmailValid: Schema.Boolean });
export type IndividualRegistered = typeof IndividualRegistered.Type;
