/**
 * What the session stores of an unfinished registration, so that a reload loses nothing: every field but passwords and
 * files.
 */
import { Schema } from 'effect';
import { DOCUMENT_TYPES } from '../customer/index.ts';

const phone = Schema.Struct({ areaCode: Schema.String, number: Schema.String });
const noPassword = Schema.Literal('');
/** The stored fields of the person, in every form of a registration. */
export const personDraft = {
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  password: noPassword,
  confirmPassword: noPassword,
  phone,
  isSubscribed: Schema.Boolean,
};

/** An individual's form. */
export const IndividualDraft = Schema.Struct({
  ...personDraft,
  documentType: Schema.NullOr(Schema.Literals(DOCUMENT_TYPES)),
  documentNumber: Schema.String,
  promoCode: Schema.String,
});
