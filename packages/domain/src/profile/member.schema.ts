/**
 * A member in the answer of the profile call (S7.117, S7.118): the company's parts are in `b2BMemberProfile`. Absent
 * fields have their default: contractTypeId 1, no activation, no subscription, and no permission to change the profile
 * (A-83).
 */
import { Effect, Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { AddressBookEntryFromWire, CivilityFromCode, PhoneEntryFromText, ReceiverFromWire } from '../address/schema.ts';
import { defaultFirst } from '../address/index.ts';
import { CONTRACT_LEVEL_CODES, DEFAULT_CONTRACT_LEVEL } from '../customer/index.ts';
import { ContractLevelFromCode } from '../customer/schema.ts';
import { MemberTypeFromCode } from '../customer/schema.ts';
import { CompanyInfoFromWire } from './company.schema.ts';
import type { Member } from './member.ts';

const orElse = <S extends Schema.Top>(schema: S, fallback: S['Encoded']) =>
  schema.pipe(Schema.withDecodingDefaultKey(Effect.succeed(fallback)));

const personFields = {
  civility: orElse(Schema.NullOr(CivilityFromCode), null),
  firstName: Schema.String,
  lastName: Schema.String,
};
const personKeys = { civility: 'civillity', phone: 'phoneNumber' } as const;

/** The contact of a company: civillity, names and phoneNumber. */
export const ContactFromWire = Schema.Struct({ ...personFields, phone: PhoneEntryFromText }).pipe(
  Schema.encodeKeys(personKeys),
);

const companyParts = {
  company: CompanyInfoFromWire,
  invoicing: orElse(Schema.NullOr(ReceiverFromWire), null),
  delivery: orElse(Schema.NullOr(ReceiverFromWire), null),
};

/** The parts of a profile that only a company has, but for its contact. */
export const CompanyParts = Schema.Struct(companyParts);
export type CompanyParts = typeof CompanyParts.Type;

const BusinessParts = Schema.Struct({ ...companyParts, contact: ContactFromWire }).pipe(
  Schema.encodeKeys({
    company: 'companyRequest',
    contact: 'contactRequest',
    invoicing: 'invoiceRequest',
    delivery: 'deliveryRequest',
  }),
);

const Profile = Schema.Struct({
  custId: Schema.NonEmptyString,
  email: Schema.String,
  ...personFields,
  phone: orElse(PhoneEntryFromText, ''),
  contractLevel: orElse(ContractLevelFromCode, CONTRACT_LEVEL_CODES[DEFAULT_CONTRACT_LEVEL]),
  isActivated: orElse(Schema.Literals([0, 1]).transform([false, true]), 0),
  memberType: MemberTypeFromCode,
  allowsUpdate: orElse(Schema.Boolean, false),
  isSubscribed: orElse(Schema.Boolean, false),
  business: orElse(Schema.NullOr(BusinessParts), null),
  addressBook: orElse(Schema.Array(AddressBookEntryFromWire), []),
});

type WireProfile = (typeof Profile)['Type'];

const fromWire = ({ business, addressBook, ...profile }: WireProfile): Member => {
  const book = defaultFirst(addressBook);
  if (business === null) return { ...profile, company: null, delivery: null, invoicing: null, addressBook: book };
  const { contact, ...parts } = business;
  return { ...profile, ...contact, ...parts, addressBook: book };
};

const toWire = ({ company, delivery, invoicing, ...member }: Member): WireProfile => {
  const { civility, firstName, lastName, phone } = member;
  return {
    ...member,
    business:
      company === null ? null : { company, delivery, invoicing, contact: { civility, firstName, lastName, phone } },
  };
};

/** The profile call's answer as a member; its address book has the default entry first. */
export const MemberFromWire = Profile.pipe(
  Schema.encodeKeys({
    ...personKeys,
    contractLevel: 'contractTypeId',
    isActivated: 'isActivateAccount',
    allowsUpdate: 'allowUpdateProfile',
    isSubscribed: 'isSubscription',
    business: 'b2BMemberProfile',
    addressBook: 'deliveryAddressBook',
  }),
  Schema.decodeTo(
    domainValue<Member>('custId', 'addressBook'),
    SchemaTransformation.transform<Member, WireProfile>({ decode: fromWire, encode: toWire }),
  ),
);
