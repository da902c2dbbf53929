/**
 * What the browser keeps of an unfinished business registration, so that a reload loses nothing: every field but passwords,
 * and of the uploaded documents their references, names and sizes.
 */
import { Effect, Schema } from 'effect';
import { CIVILITIES } from '../address/index.ts';
import { AddressSchema, ReceiverSchema } from '../address/schema.ts';
import { SOCIETY_TYPES } from '../customer/index.ts';
import { ADDRESS_TYPES } from './address-type.ts';
import { personDraft } from '../registration/schema.ts';

const DocumentDraft = Schema.Struct({
  reference: Schema.NonEmptyString,
  name: Schema.String,
  sizeBytes: Schema.Int.check(Schema.isGreaterThan(0)),
});

/** A business's registration before it is sent. */
export const BusinessDraftSchema = Schema.Struct({
  company: Schema.Struct({
    accountCategory: Schema.String,
    societyType: Schema.NullOr(Schema.Literals(SOCIETY_TYPES)),
    companyName: Schema.String,
    commercialName: Schema.String,
    siren: Schema.String,
    vatNumber: Schema.String,
    phone: personDraft.phone,
    employees: Schema.String,
    isInContactWithStore: Schema.Boolean,
    siret: Schema.String,
    legalForm: Schema.String,
    isFoundCompany: Schema.Boolean,
    address: AddressSchema,
  }),
  contact: Schema.Struct({
    ...personDraft,
    civility: Schema.NullOr(Schema.Literals(CIVILITIES)),
    invoicingType: Schema.Literals(ADDRESS_TYPES),
    deliveryType: Schema.Literals(ADDRESS_TYPES),
    invoicing: ReceiverSchema,
    delivery: ReceiverSchema,
    invoiceEmail: Schema.String,
    agreement: Schema.Boolean,
  }),
  extractDate: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(''))),
  documents: Schema.Struct({
    identity: Schema.optionalKey(DocumentDraft),
    siret: Schema.optionalKey(DocumentDraft),
  }),
  tempId: Schema.NullOr(Schema.String),
});
