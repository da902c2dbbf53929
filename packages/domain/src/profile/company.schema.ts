/**
 * A company in the format of members' calls (S3.87): sirenNumber, companyPhoneNumber, its address among its own fields.
 */
import { Effect, Schema, SchemaTransformation } from 'effect';
import { ADDRESS_WIRE_KEYS, AddressSchema, PhoneEntryFromText } from '../address/schema.ts';
import type { Address } from '../address/index.ts';
import { SocietyTypeFromCode } from '../customer/schema.ts';
import { domainValue } from '../gateway/schema.ts';
import type { CompanyInfo } from './company-info.ts';

const identity = {
  accountCategory: Schema.String,
  societyType: Schema.NullOr(SocietyTypeFromCode),
  companyName: Schema.String,
  commercialName: Schema.String,
  siren: Schema.String,
  vatNumber: Schema.String,
  phone: PhoneEntryFromText,
  employees: Schema.NullOr(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  isInContactWithStore: Schema.Boolean,
};

const identityKeys = {
  siren: 'sirenNumber',
  phone: 'companyPhoneNumber',
  employees: 'numberOfEmployees',
  isInContactWithStore: 'isContactWithStore',
} as const;

/** A company but for its address. */
export const CompanyIdentityFromWire = Schema.Struct(identity).pipe(Schema.encodeKeys(identityKeys));

/** A company with its address. A profile that was stored before there was a Chorus number has none. */
export const CompanyInfoFromWire = Schema.Struct({
  ...identity,
  ...AddressSchema.fields,
  chorusNumber: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed(''))),
}).pipe(
  Schema.encodeKeys({ ...identityKeys, ...ADDRESS_WIRE_KEYS }),
  Schema.decodeTo(
    domainValue<CompanyInfo>('companyName', 'address'),
    SchemaTransformation.transform<CompanyInfo, Omit<CompanyInfo, 'address'> & Address>({
      decode: ({ line1, line2, zipCode, city, countryCode, ...company }) => ({
        ...company,
        address: { line1, line2, zipCode, city, countryCode },
      }),
      encode: ({ address, ...company }) => ({ ...company, ...address }),
    }),
  ),
);
