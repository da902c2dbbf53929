/**
 * The registration of a business as one body, its fields under the names of the specification (S3.67 to S3.78), and
 * what is answered (S7.46, S7.47).
 */
import { Effect, Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { CivilityFromCode, ReceiverFromWire } from '../address/schema.ts';
import { SocietyTypeFromCode } from '../customer/schema.ts';
import type { CompanyStep } from './company-step.ts';
import { ADDRESS_TYPES } from './address-type.ts';
import type { ContactStep } from './contact-step.ts';

/**
 * The three steps, and the tempId of the company search where there was one. Documents are references of uploads, and the day
 * on which the extract was issued, yyyy/MM/dd.
 */
export interface BusinessRegistration {
  readonly company: CompanyStep;
  readonly contact: ContactStep;
  readonly documents: { readonly identity: string; readonly siret: string; readonly extractDate: string };
  readonly tempId: string | null;
}

const company = {
  accountCategory: Schema.String,
  societyType: Schema.NullOr(SocietyTypeFromCode),
  siren: Schema.String,
  siret: Schema.String,
  companyPhone: Schema.String,
  companyAreaCode: Schema.String,
  companyCountry: Schema.String,
  numberOfEmployees: Schema.NullOr(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  contactStoreAdvisor: Schema.Boolean,
  companyName: Schema.String,
  commercialName: Schema.String,
  isFoundCompany: Schema.Boolean,
  vat: Schema.String,
  legalForm: Schema.String,
  city: Schema.String,
  address1: Schema.String,
  address2: Schema.String,
  code: Schema.String,
};

const contact = {
  contactCivility: Schema.NullOr(CivilityFromCode),
  contactFirstName: Schema.String,
  contactLastName: Schema.String,
  contactEmail: Schema.String,
  contactPassword: Schema.NonEmptyString,
  contactPhone: Schema.String,
  contactAreaCode: Schema.String,
  agreement: Schema.Literal(true),
  invoicingAddressType: Schema.Literals(ADDRESS_TYPES),
  deliveryAddressType: Schema.Literals(ADDRESS_TYPES),
  invoicing: Schema.NullOr(ReceiverFromWire),
  delivery: Schema.NullOr(ReceiverFromWire),
  invoiceEmail: Schema.String,
  isSubscribe: Schema.Boolean,
};

const Wire = Schema.Struct({
  ...company,
  ...contact,
  uploadId: Schema.NonEmptyString,
  uploadSiret: Schema.NonEmptyString,
  /** One that was stored before it was asked has none. */
  uploadSiretDate: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(''))),
  tempId: Schema.NullOr(Schema.String),
});

type WireRegistration = typeof Wire.Type;

const readCompany = (wire: WireRegistration): CompanyStep => ({
  accountCategory: wire.accountCategory,
  societyType: wire.societyType,
  companyName: wire.companyName,
  commercialName: wire.commercialName,
  siren: wire.siren,
  siret: wire.siret,
  vatNumber: wire.vat,
  legalForm: wire.legalForm,
  isFoundCompany: wire.isFoundCompany,
  phone: { areaCode: wire.companyAreaCode, number: wire.companyPhone },
  employees: wire.numberOfEmployees,
  isInContactWithStore: wire.contactStoreAdvisor,
  address: {
    line1: wire.address1,
    line2: wire.address2,
    zipCode: wire.code,
    city: wire.city,
    countryCode: wire.companyCountry,
  },
});

const writeCompany = (step: CompanyStep) => ({
  accountCategory: step.accountCategory,
  societyType: step.societyType,
  siren: step.siren,
  siret: step.siret,
  companyPhone: step.phone.number,
  companyAreaCode: step.phone.areaCode,
  companyCountry: step.address.countryCode,
  numberOfEmployees: step.employees,
  contactStoreAdvisor: step.isInContactWithStore,
  companyName: step.companyName,
  commercialName: step.commercialName,
  isFoundCompany: step.isFoundCompany,
  vat: step.vatNumber,
  legalForm: step.legalForm,
  city: step.address.city,
  address1: step.address.line1,
  address2: step.address.line2,
  code: step.address.zipCode,
});

const readContact = (wire: WireRegistration): ContactStep => ({
  civility: wire.contactCivility,
  firstName: wire.contactFirstName,
  lastName: wire.contactLastName,
  email: wire.contactEmail,
  password: wire.contactPassword,
  phone: { areaCode: wire.contactAreaCode, number: wire.contactPhone },
  agreement: wire.agreement,
  invoicingType: wire.invoicingAddressType,
  deliveryType: wire.deliveryAddressType,
  invoicing: wire.invoicing,
  delivery: wire.delivery,
  invoiceEmail: wire.invoiceEmail,
  isSubscribed: wire.isSubscribe,
});

const writeContact = (step: ContactStep) => ({
  contactCivility: step.civility,
  contactFirstName: step.firstName,
  contactLastName: step.lastName,
  contactEmail: step.email,
  contactPassword: step.password,
  contactPhone: step.phone.number,
  contactAreaCode: step.phone.areaCode,
  agreement: step.agreement,
  invoicingAddressType: step.invoicingType,
  deliveryAddressType: step.deliveryType,
  invoicing: step.invoicing,
  delivery: step.delivery,
  invoiceEmail: step.invoiceEmail,
  isSubscribe: step.isSubscribed,
});

/** The whole registration, flat on the wire. */
export const BusinessRegistrationFromWire = Wire.pipe(
  Schema.decodeTo(
    domainValue<BusinessRegistration>('company', 'documents'),
    SchemaTransformation.transform<BusinessRegistration, WireRegistration>({
      decode: (wire) => ({
        company: readCompany(wire),
        contact: readContact(wire),
        documents: { identity: wire.uploadId, siret: wire.uploadSiret, extractDate: wire.uploadSiretDate },
        tempId: wire.tempId,
      }),
      encode: ({ company, contact, documents, tempId }) => ({
        ...writeCompany(company),
        ...writeContact(contact),
        uploadId: documents.identity,
        uploadSiret: documents.siret,
        uploadSiretDate: documents.extractDate,
        tempId,
      }),
    }),
  ),
);

/** What is answered: an address to go on to, where there is one. */
export const BusinessRegistered = Schema.Struct({ returnUrl: Schema.optionalKey(Schema.String) });
export type BusinessRegistered = typeof BusinessRegistered.Type;
