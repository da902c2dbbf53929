/**
 * Searching for a company in the register by one or more criteria, and filling the form with the result (S5.63, S7.51).
 */
import { Result } from 'effect';
import type { Address } from '../address/index.ts';
import { checkSiren } from '../customer/index.ts';
import { checkFields } from '../form/index.ts';
import type { FieldRefusals } from '../form/index.ts';
import { lettersAndDigitsOnly, optionalText } from '../text/index.ts';
import type { CompanyStepEntry } from './company-step.ts';

/** As entered; what is empty is no criterion. */
export interface CompanySearch {
  readonly companyName: string;
  readonly siren: string;
  readonly siret: string;
  readonly vatNumber: string;
}

const compact = (text: string): string => text.replace(/[\s./\p{Pd}]/gu, '');

const checkNumber = (text: string) => optionalText(lettersAndDigitsOnly)(compact(text));

const SIREN_DIGITS = 9;

const criterionOf = (number: string): 'siren' | 'siret' | 'vatNumber' => {
  if (!/^\d+$/u.test(number)) return 'vatNumber';
  return number.length > SIREN_DIGITS ? 'siret' : 'siren';
};

/**
 * The search for a name and a number of any kind: digits are a siren, or a siret if there are more than a siren has; what has
 * letters is a VAT number.
 */
export const companySearchOf = (companyName: string, number: string): CompanySearch => ({
  companyName,
  siren: '',
  siret: '',
  vatNumber: '',
  [criterionOf(compact(number))]: number,
});

const fields = ({ companyName, siren, siret, vatNumber }: CompanySearch) => ({
  companyName: optionalText()(companyName),
  siren: checkNumber(siren),
  siret: checkNumber(siret),
  vatNumber: checkNumber(vatNumber),
});

/** `CriterionMissing`: nothing to look for. */
export type CompanySearchRefusal =
  | { readonly _tag: 'CriterionMissing' }
  | { readonly _tag: 'CriteriaRefused'; readonly refusals: FieldRefusals<ReturnType<typeof fields>> };

/** Requires at least one well-formed criterion; returns them with compacted numbers. */
export const checkCompanySearch = (search: CompanySearch): Result.Result<CompanySearch, CompanySearchRefusal> => {
  const checked = checkFields(fields(search));
  if (Result.isFailure(checked)) return Result.fail({ _tag: 'CriteriaRefused', refusals: checked.failure });
  return Object.values(checked.success).every((criterion) => criterion === '')
    ? Result.fail({ _tag: 'CriterionMissing' })
    : Result.succeed(checked.success);
};

/** A company in the register. */
export interface FoundCompany extends Pick<
  CompanyStepEntry,
  'companyName' | 'commercialName' | 'siren' | 'siret' | 'vatNumber' | 'legalForm'
> {
  readonly address: Address;
}

/** The form filled with the register's data; other fields stay the same. */
export const filledWith = (entry: CompanyStepEntry, found: FoundCompany): CompanyStepEntry => ({
  ...entry,
  ...found,
  isFoundCompany: true,
});

/** The form after a manual correction: with another number it is no longer the company that was found. */
export const corrected = (entry: CompanyStepEntry, correction: Partial<CompanyStepEntry>): CompanyStepEntry => {
  const changed = { ...entry, ...correction };
  const isSame = changed.siren === entry.siren && changed.siret === entry.siret;
  return { ...changed, isFoundCompany: entry.isFoundCompany && isSame };
};

/** The number by which the register knows the company's name, where it was not entered: a complete siren; else null. */
export const sirenToName = ({ companyName, siren, address }: CompanyStepEntry): string | null => {
  if (companyName.trim() !== '') return null;
  return Result.getOrElse(checkSiren(siren, address.countryCode.trim().toUpperCase(), 'needed'), () => null);
};

/** A siren or siret as it is read: in groups, with narrow spaces that do not break. Other numbers stay as they are. */
export const groupedCompanyNumber = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/u, (_, ...groups: readonly (string | undefined)[]) =>
    groups
      .slice(0, 4)
      .filter((group) => group !== undefined)
      .join('\u202F'),
  );

/** What a query answers: the companies found, and the tempId that the registration continues under. */
export interface CompanyAnswer {
  readonly companies: readonly FoundCompany[];
  readonly tempId: string;
}
