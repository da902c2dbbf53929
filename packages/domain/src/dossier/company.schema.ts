/**
 * The company tab on the wire: `civillity` as its code, addresses in the format of members' calls (spec section 3,
 * S3.79, S3.80, S3.82).
 */
import { Schema } from 'effect';
import { AddressFromWire, CivilityFromCode } from '../address/schema.ts';
import { ADDRESS_TYPES } from '../business-registration/index.ts';
import { WireDocument, WireText } from '../dossier-field/schema.ts';

const identity = Schema.Struct({
  legalName: WireText,
  vatNumber: WireText,
  taxPayerId: WireText,
  createdOn: WireText,
  registrationNumber: WireText,
  registeredOn: WireText,
  address: AddressFromWire,
}).pipe(
  Schema.encodeKeys({
    legalName: 'companyName',
    vatNumber: 'legalVatNumber',
    createdOn: 'creationDate',
    registeredOn: 'registrationDate',
  }),
);

const profile = Schema.Struct({
  companyType: WireText,
  capital: WireText,
  sectorCode: WireText,
  beneficiaryPercent: WireText,
  annualSalesRange: WireText,
  netIncomeRange: WireText,
  employeeCount: WireText,
  registrationDocument: WireDocument,
  registrationDocumentDate: WireText,
  articles: WireDocument,
}).pipe(Schema.encodeKeys({ beneficiaryPercent: 'effectiveBeneficiary' }));

const contact = Schema.Struct({
  civility: Schema.NullOr(CivilityFromCode),
  firstName: WireText,
  lastName: WireText,
  email: WireText,
  phone: Schema.Struct({ areaCode: WireText, number: WireText }),
}).pipe(Schema.encodeKeys({ civility: 'civillity' }));

const addressee = { addressType: Schema.Literals(ADDRESS_TYPES), address: AddressFromWire };

export const CompanyFromWire = Schema.Struct({
  identity,
  profile,
  contact,
  delivery: Schema.Struct(addressee),
  invoicing: Schema.Struct({ ...addressee, email: WireText }),
}).pipe(
  Schema.encodeKeys({
    identity: 'companyInfo',
    contact: 'contactInfo',
    delivery: 'deliveryInfo',
    invoicing: 'invoiceInfo',
  }),
);
