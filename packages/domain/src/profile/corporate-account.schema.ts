/** A corporate account as the wire spells it (S3.103). */
import { Schema } from 'effect';
import { PhoneEntryFromText } from '../address/schema.ts';

export const CorporateAccountFromWire = Schema.Struct({
  employeeId: Schema.String,
  corporateCode: Schema.String,
  email: Schema.String,
  phone: PhoneEntryFromText,
  pin: Schema.String,
}).pipe(Schema.encodeKeys({ employeeId: 'employeeID' }));

/** What is told of it again: everything but the PIN. */
export const HeldCorporateAccountFromWire = Schema.Struct({
  employeeId: Schema.String,
  corporateCode: Schema.String,
  email: Schema.String,
  phone: PhoneEntryFromText,
}).pipe(Schema.encodeKeys({ employeeId: 'employeeID' }));
