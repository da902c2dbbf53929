/**
 * Checks the company tab, one form for each block, with all refusals at once (spec section 5, A-57, A-59, A-80, A-113, A-180).
 */
import { Result } from 'effect';
import { ANYWHERE, checkAddress } from '../address/index.ts';
import type { Address, AddressPolicy, AddressRefusals, Civility, PhoneEntry } from '../address/index.ts';
import { checkRegisterEntry, checkVatNumber } from '../customer/index.ts';
import { checkEmail } from '../email/index.ts';
import { formOf } from '../form/index.ts';
import { readAmountEntry } from '../locale/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { AddressType } from '../business-registration/index.ts';
import { atMost, checkName, digitsOnly, requiredText } from '../text/index.ts';
import { settleCompany } from './company.ts';
import type {
  Company,
  CompanyContact,
  CompanyDelivery,
  CompanyIdentity,
  CompanyInvoicing,
  CompanyProfile,
} from './company.ts';
import {
  checkIssueDate,
  checkPastDate,
  documentCheck,
  optionalDocumentCheck,
  codeCheck,
  checkChoice,
  checkIdentifier,
  checkLine,
  checkPercent,
} from '../dossier-field/index.ts';
import type { KybFacts } from '../dossier-field/index.ts';

const EMPLOYEE_DIGITS_MAX = 7;

/** Whose rules the numbers of the company follow: those of the country of its registered office. */
const countryOf = ({ countryCode }: Address): string => countryCode.trim().toUpperCase();

const checkIdentity = ({ today }: KybFacts) =>
  formOf<CompanyIdentity>()({
    legalName: checkLine,
    vatNumber: (vatNumber: string, { address }: CompanyIdentity) => checkVatNumber(vatNumber, countryOf(address)),
    taxPayerId: checkIdentifier,
    createdOn: checkPastDate(today),
    registrationNumber: (number: string, { address }: CompanyIdentity) =>
      Result.flatMap(checkIdentifier(number), (entry) => checkRegisterEntry(entry, countryOf(address))),
    registeredOn: checkPastDate(today),
    address: (address: Address) => checkAddress(address, ANYWHERE),
  });

const checkProfile = (facts: KybFacts) =>
  formOf<CompanyProfile>()({
    companyType: codeCheck('companyType', facts),
    capital: (capital: string) => readAmountEntry(capital, facts.currency),
    sectorCode: codeCheck('sector', facts),
    beneficiaryPercent: checkPercent,
    annualSalesRange: codeCheck('annualSales', facts),
    netIncomeRange: codeCheck('netIncome', facts),
    employeeCount: requiredText(digitsOnly, atMost(EMPLOYEE_DIGITS_MAX)),
    registrationDocument: documentCheck('registrationDocument'),
    registrationDocumentDate: checkIssueDate(facts.today),
    articles: optionalDocumentCheck('articles'),
  });

const checkContact = ({ checkPhone }: NumberingPlan) =>
  formOf<CompanyContact>()({
    civility: checkChoice<Civility>,
    firstName: checkName,
    lastName: checkName,
    email: checkEmail,
    phone: (phone: PhoneEntry) =>
      Result.map(checkPhone(phone, 'businessContact'), ({ areaCode, number }) => ({ areaCode, number })),
  });

/** Well formed, but outside the delivery area. */
const isNotServed = (address: Address, policy: AddressPolicy): boolean =>
  Result.isSuccess(checkAddress(address, ANYWHERE)) && Result.isFailure(checkAddress(address, policy));

/** The address of a block: its own if it has one, else the registered office, which must be in the delivery area. */
const addressChecks = (office: Address, policy: AddressPolicy) => ({
  addressType: (addressType: AddressType): Result.Result<AddressType, { readonly _tag: 'AddressNotServed' }> =>
    addressType === 'default' && isNotServed(office, policy)
      ? Result.fail({ _tag: 'AddressNotServed' })
      : Result.succeed(addressType),
  address: (address: Address, { addressType }: CompanyDelivery): Result.Result<Address, AddressRefusals> =>
    addressType === 'default' ? Result.succeed(address) : checkAddress(address, policy),
});

const checkDelivery = (office: Address, { deliveryPolicy }: KybFacts) =>
  formOf<CompanyDelivery>()(addressChecks(office, deliveryPolicy));

const checkInvoicing = (office: Address) =>
  formOf<CompanyInvoicing>()({ ...addressChecks(office, ANYWHERE), email: checkEmail });

const companyForm = (facts: KybFacts, plan: NumberingPlan) =>
  formOf<Company>()({
    identity: checkIdentity(facts),
    profile: checkProfile(facts),
    contact: checkContact(plan),
    delivery: (delivery: CompanyDelivery, { identity }: Company) => checkDelivery(identity.address, facts)(delivery),
    invoicing: (invoicing: CompanyInvoicing, { identity }: Company) => checkInvoicing(identity.address)(invoicing),
  });

/**
 * Checks the company tab. Parcels must go to the delivery area; the invoicing address and the office may be anywhere.
 */
export const checkCompany = (company: Company, facts: KybFacts, plan: NumberingPlan) =>
  companyForm(facts, plan)(settleCompany(company));
