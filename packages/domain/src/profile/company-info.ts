/**
 * The stored data of a business customer's company, and the check of its entry. Source: S3.67 to S3.72, S3.87. The
 * registration number is required of companies that have one; the company's phone may be a landline.
 */
import { Result } from 'effect';
import type { Address, PhoneEntry } from '../address/index.ts';
import { checkSiren, checkUnlessStored, checkVatNumber, isRegisteredCompany } from '../customer/index.ts';
import type { SocietyType } from '../customer/index.ts';
import type { FieldRefusals } from '../form/index.ts';
import type { NumberingPlan, Phone } from '../phone/index.ts';
import { atMost, digitsOnly, inList, optionalText, requiredText } from '../text/index.ts';
import type { EntryRefusal, TextRefusalOf } from '../text/index.ts';

/** A company without its address. `employees` null: not stated. `isInContactWithStore`: a store's adviser knows it. */
export interface CompanyIdentity {
  readonly accountCategory: string;
  readonly societyType: SocietyType | null;
  readonly companyName: string;
  readonly commercialName: string;
  readonly siren: string;
  readonly vatNumber: string;
  readonly phone: PhoneEntry;
  readonly employees: number | null;
  readonly isInContactWithStore: boolean;
}

/** `chorusNumber`: what a public body of France has its invoices carry; empty if it has none (S5.22, S5.23). */
export interface CompanyInfo extends CompanyIdentity {
  readonly address: Address;
  readonly chorusNumber: string;
}

/** As entered: the number of employees is still a string. */
export interface CompanyIdentityEntry extends Omit<CompanyIdentity, 'employees'> {
  readonly employees: string;
}

/** The unit's account categories; if there are none, any string or nothing is accepted. */
export interface CompanyPolicy {
  readonly accountCategories: readonly string[];
}

/** Nothing entered. */
export const EMPTY_COMPANY_IDENTITY: CompanyIdentityEntry = {
  accountCategory: '',
  societyType: null,
  companyName: '',
  commercialName: '',
  siren: '',
  vatNumber: '',
  phone: { areaCode: '', number: '' },
  employees: '',
  isInContactWithStore: false,
};

/** The form entry of a stored company; only its identity. */
export const companyEntryOf = ({
  accountCategory,
  societyType,
  companyName,
  commercialName,
  siren,
  vatNumber,
  phone,
  employees,
  isInContactWithStore,
}: CompanyIdentity): CompanyIdentityEntry => ({
  accountCategory,
  societyType,
  companyName,
  commercialName,
  siren,
  vatNumber,
  phone,
  employees: employees === null ? '' : String(employees),
  isInContactWithStore,
});

/** The most digits of a number of employees. */
const EMPLOYEES_MAX_DIGITS = 7;

const checkEmployees = (text: string) =>
  Result.map(optionalText(digitsOnly, atMost(EMPLOYEES_MAX_DIGITS))(text), (digits) =>
    digits === '' ? null : Number(digits),
  );

const checkCategory = (
  text: string,
  { accountCategories }: CompanyPolicy,
): Result.Result<string, EntryRefusal | TextRefusalOf<'NotInList'>> =>
  accountCategories.length === 0 ? optionalText()(text) : requiredText(inList(accountCategories))(text);

const checkSociety = (type: SocietyType | null): Result.Result<SocietyType, TextRefusalOf<'Required'>> =>
  type === null ? Result.fail({ _tag: 'Required' }) : Result.succeed(type);

/** A checked phone as it is stored: the number without trunk prefix, and its area code. */
export const phoneEntryOf = ({ areaCode, number }: Phone): PhoneEntry => ({ areaCode, number });

type StoredNumbers = Pick<CompanyIdentity, 'siren' | 'vatNumber'>;

/**
 * The check of each field, for forms that contain them. `countryCode` determines the rule of the numbers; those that are
 * stored already and stay as they are pass.
 */
export const companyIdentityFields = (
  entry: CompanyIdentityEntry,
  countryCode: string,
  policy: CompanyPolicy,
  { checkPhone }: NumberingPlan,
  stored: StoredNumbers = EMPTY_COMPANY_IDENTITY,
) => ({
  accountCategory: checkCategory(entry.accountCategory, policy),
  societyType: checkSociety(entry.societyType),
  companyName: requiredText()(entry.companyName),
  commercialName: optionalText()(entry.commercialName),
  siren: checkUnlessStored(entry.siren, stored.siren, (text) =>
    checkSiren(text, countryCode, isRegisteredCompany(entry.societyType) ? 'needed' : 'optional'),
  ),
  vatNumber: checkUnlessStored(entry.vatNumber, stored.vatNumber, (text) => checkVatNumber(text, countryCode)),
  phone: Result.map(checkPhone(entry.phone, 'company'), phoneEntryOf),
  employees: checkEmployees(entry.employees),
  isInContactWithStore: Result.succeed(entry.isInContactWithStore),
});

export type CompanyIdentityRefusals = FieldRefusals<ReturnType<typeof companyIdentityFields>>;
