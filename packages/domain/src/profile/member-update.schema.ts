/**
 * The update call's body (S7.22): one section of `memberUpdate` and nothing else. Unknown fields are refused, so that
 * no update can set a level, a type or a permission. On the wire a section is identified by its field; in the domain it
 * has a name.
 */
import { Schema } from 'effect';
import { AddressFromWire, CivilityFromCode, PhoneEntryFromText, ReceiverFromWire } from '../address/schema.ts';
import { MemberTypeFromCode } from '../customer/schema.ts';
import { CompanyIdentityFromWire } from './company.schema.ts';
import { ContactFromWire } from './member.schema.ts';

const strict = { onExcessProperty: 'error' } as const;

const Personal = Schema.Struct({
  section: Schema.tagDefaultOmit('personal'),
  civility: Schema.NullOr(CivilityFromCode),
  firstName: Schema.String,
  lastName: Schema.String,
}).pipe(Schema.encodeKeys({ civility: 'civillity' }));

const Company = Schema.Struct({ section: Schema.tagDefaultOmit('company'), company: CompanyIdentityFromWire }).pipe(
  Schema.encodeKeys({ company: 'companyRequest' }),
);

const Contact = Schema.Struct({ section: Schema.tagDefaultOmit('contact'), contact: ContactFromWire }).pipe(
  Schema.encodeKeys({ contact: 'contactRequest' }),
);

const CompanyAddress = Schema.Struct({
  section: Schema.tagDefaultOmit('companyAddress'),
  address: AddressFromWire,
}).pipe(Schema.encodeKeys({ address: 'companyRequest' }));

const DeliveryAddress = Schema.Struct({
  section: Schema.tagDefaultOmit('deliveryAddress'),
  receiver: ReceiverFromWire,
}).pipe(Schema.encodeKeys({ receiver: 'deliveryRequest' }));

const InvoicingAddress = Schema.Struct({
  section: Schema.tagDefaultOmit('invoicingAddress'),
  receiver: ReceiverFromWire,
  chorusNumber: Schema.String,
}).pipe(Schema.encodeKeys({ receiver: 'invoiceRequest' }));

const Newsletter = Schema.Struct({
  section: Schema.tagDefaultOmit('newsletter'),
  isSubscribed: Schema.Boolean,
}).pipe(Schema.encodeKeys({ isSubscribed: 'isSubscription' }));

const Password = Schema.Struct({ section: Schema.tagDefaultOmit('password'), newPassword: Schema.NonEmptyString });

const Phone = Schema.Struct({
  section: Schema.tagDefaultOmit('phone'),
  phone: PhoneEntryFromText,
  reference: Schema.NonEmptyString,
}).pipe(Schema.encodeKeys({ phone: 'phoneNumber', reference: 'otpId' }));

const MemberUpdateFromWire = Schema.Union([
  Personal,
  Company,
  Contact,
  CompanyAddress,
  DeliveryAddress,
  InvoicingAddress,
  Newsletter,
  Password,
  Phone,
]);

/** The whole body: the member, the section, and the current password if a new one is set. */
export const MemberUpdateRequestFromWire = Schema.Struct({
  custId: Schema.NonEmptyString,
  memberType: MemberTypeFromCode,
  update: MemberUpdateFromWire,
  password: Schema.NullOr(Schema.String),
}).pipe(Schema.encodeKeys({ update: 'memberUpdate' }));

/** Decodes a body; refuses unknown fields at every depth. */
export const decodeMemberUpdate = Schema.decodeUnknownResult(MemberUpdateRequestFromWire, strict);
/** Encodes a body. */
export const encodeMemberUpdate = Schema.encodeSync(MemberUpdateRequestFromWire, strict);
