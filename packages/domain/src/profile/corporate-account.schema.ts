/** The wire format of a corporate account (S3.103). */
import { Schema } from 'effect';
import { PhoneEntryFromText } from '../address/schema.ts';

export const CorporateAccountFromWire = Schema.Struct({
  employeeId: Schema.String,
  corporateCode: Schema.String,
  email: Schema.String,
  phone: PhoneEntryFromText,
  pin: Schema.String,
}).pipe(Schema.encodeKeys({ employeeId: 'employeeID' }));

/** The account in answers: everything except the PIN. */
export const HeldCorporateAccountFromWire = Schema.Struct({
  employeeId: Schema.String,
  corporateCode: Schema.String,
  email: Schema.String,
  phone: PhoneEntryFromText,
}).pipe(Schema.encodeKeys({ employeeId: 'employeeID' }));
