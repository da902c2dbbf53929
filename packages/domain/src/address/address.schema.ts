/** Civility as its wire code, and addresses as plain rows for storage. */
import { Schema } from 'effect';
import { CIVILITIES } from './address.ts';
import { CIVILITY_CODES } from './civility.ts';

/** 1, 2 or 3 on the wire. */
export const CivilityFromCode = Schema.Literals([
  CIVILITY_CODES.mr,
  CIVILITY_CODES.mrs,
  CIVILITY_CODES.other,
]).transform(CIVILITIES);

export const AddressSchema = Schema.Struct({
  line1: Schema.String,
  line2: Schema.String,
  zipCode: Schema.String,
  city: Schema.String,
  countryCode: Schema.String,
});

export const ReceiverSchema = Schema.Struct({
  civility: Schema.NullOr(Schema.Literals(CIVILITIES)),
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  phone: Schema.Struct({ areaCode: Schema.String, number: Schema.String }),
  address: AddressSchema,
  vatNumber: Schema.String,
});
