/** Step 1 of a business registration: the company (S3.67 to S3.72). */
import { Result } from 'effect';
import { EMPTY_ADDRESS, POSTAL, checkAddress } from '../address/index.ts';
import type { Address } from '../address/index.ts';
import { checkSiret } from '../customer/index.ts';
import { checkParts } from '../form/index.ts';
import type { RefusalOf } from '../form/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { EMPTY_COMPANY_IDENTITY, companyIdentityFields } from '../profile/index.ts';
import type { CompanyIdentity, CompanyIdentityEntry, CompanyPolicy } from '../profile/index.ts';
import { optionalText } from '../text/index.ts';

/** Beside what a profile holds of a company: `isFoundCompany` says that the register filled the form. */
interface RegisterFacts {
  readonly siret: string;
  readonly legalForm: string;
  readonly isFoundCompany: boolean;
}

export interface CompanyStepEntry extends CompanyIdentityEntry, RegisterFacts {
  readonly address: Address;
}

/** The step once it passed. */
export interface CompanyStep extends CompanyIdentity, RegisterFacts {
  readonly address: Address;
}

/** Nothing entered. */
export const EMPTY_COMPANY_STEP: CompanyStepEntry = {
  ...EMPTY_COMPANY_IDENTITY,
  siret: '',
  legalForm: '',
  isFoundCompany: false,
  address: EMPTY_ADDRESS,
};

/** A company was found or begun: its name or its number is there. */
export const isCompanyEntered = ({ companyName, siren }: CompanyStepEntry): boolean =>
  companyName.trim() !== '' || siren.trim() !== '';

const check = (entry: CompanyStepEntry, policy: CompanyPolicy, plan: NumberingPlan) => {
  const country = entry.address.countryCode.trim().toUpperCase();
  return checkParts(
    {
      ...companyIdentityFields(entry, country, policy, plan),
      siret: checkSiret(entry.siret, entry.siren, country),
      legalForm: optionalText()(entry.legalForm),
      isFoundCompany: Result.succeed(entry.isFoundCompany),
    },
    { address: checkAddress(entry.address, POSTAL) },
  );
};

/** Refusals by field: `siren`, `address.city`, … */
export type CompanyStepRefusals = RefusalOf<ReturnType<typeof check>>;

/** Checks all fields at once; returns compacted numbers, and the phone without trunk prefix. */
export const checkCompanyStep = (
  entry: CompanyStepEntry,
  policy: CompanyPolicy,
  plan: NumberingPlan,
): Result.Result<CompanyStep, CompanyStepRefusals> => check(entry, policy, plan);
