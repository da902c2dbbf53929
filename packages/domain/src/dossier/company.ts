/**
 * The company tab: identity, profile, contact, delivery and invoicing (spec section 3, S3.79, S3.80, S3.82). Strings
 * are as typed; '' and null mean "not given". Dates are yyyy/MM/dd.
 */
import { EMPTY_ADDRESS } from '../address/index.ts';
import type { Address, Civility, PhoneEntry } from '../address/index.ts';
import type { AddressType } from '../business-registration/index.ts';
import type { KybDocument } from '../dossier-field/index.ts';

/** `address` is the registered office. `vatNumber` may stay empty: associations and small companies have none. */
export interface CompanyIdentity {
  readonly legalName: string;
  readonly vatNumber: string;
  readonly taxPayerId: string;
  readonly createdOn: string;
  readonly registrationNumber: string;
  readonly registeredOn: string;
  readonly address: Address;
}

/**
 * Ranges, type and sector are codes. `capital` is an amount as typed, in the unit's currency. `articles` are optional.
 */
export interface CompanyProfile {
  readonly companyType: string;
  readonly capital: string;
  readonly sectorCode: string;
  readonly beneficiaryPercent: string;
  readonly annualSalesRange: string;
  readonly netIncomeRange: string;
  readonly employeeCount: string;
  readonly registrationDocument: KybDocument | null;
  readonly registrationDocumentDate: string;
  readonly articles: KybDocument | null;
}

/** The contact person at the company. */
export interface CompanyContact {
  readonly civility: Civility | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: PhoneEntry;
}

/** `default` means the registered office; `address` counts only for type `other`. */
export interface CompanyDelivery {
  readonly addressType: AddressType;
  readonly address: Address;
}

export interface CompanyInvoicing extends CompanyDelivery {
  readonly email: string;
}

export interface Company {
  readonly identity: CompanyIdentity;
  readonly profile: CompanyProfile;
  readonly contact: CompanyContact;
  readonly delivery: CompanyDelivery;
  readonly invoicing: CompanyInvoicing;
}

export const EMPTY_COMPANY: Company = {
  identity: {
    legalName: '',
    vatNumber: '',
    taxPayerId: '',
    createdOn: '',
    registrationNumber: '',
    registeredOn: '',
    address: EMPTY_ADDRESS,
  },
  profile: {
    companyType: '',
    capital: '',
    sectorCode: '',
    beneficiaryPercent: '',
    annualSalesRange: '',
    netIncomeRange: '',
    employeeCount: '',
    registrationDocument: null,
    registrationDocumentDate: '',
    articles: null,
  },
  contact: { civility: null, firstName: '', lastName: '', email: '', phone: { areaCode: '', number: '' } },
  delivery: { addressType: 'default', address: EMPTY_ADDRESS },
  invoicing: { addressType: 'default', address: EMPTY_ADDRESS, email: '' },
};

const settleAddress = <Block extends CompanyDelivery>(block: Block): Block =>
  block.addressType === 'default' ? { ...block, address: EMPTY_ADDRESS } : block;

/** The answers, without own addresses where the registered office applies. */
export const settleCompany = (company: Company): Company => ({
  ...company,
  delivery: settleAddress(company.delivery),
  invoicing: settleAddress(company.invoicing),
});
