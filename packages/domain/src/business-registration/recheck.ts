/**
 * Checks a business registration on the server by the rules of its forms: the server does not trust the browser's
 * checks.
 */
import { Result } from 'effect';
import { EMPTY_RECEIVER } from '../address/index.ts';
import { checkParts } from '../form/index.ts';
import type { PartRefusals } from '../form/index.ts';
import type { BreachedPasswords } from '../password/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { companyEntryOf } from '../profile/index.ts';
import type { ProfilePolicy } from '../profile/index.ts';
import type { BusinessRegistration } from './business.schema.ts';
import { checkCompanyStep } from './company-step.ts';
import type { CompanyStep, CompanyStepEntry } from './company-step.ts';
import { checkContactStep } from './contact-step.ts';
import type { ContactStep, ContactStepEntry } from './contact-step.ts';

/** Step 1 as a form shows it. */
export const companyStepEntryOf = (step: CompanyStep): CompanyStepEntry => {
  const { siret, legalForm, isFoundCompany, address } = step;
  return { ...companyEntryOf(step), siret, legalForm, isFoundCompany, address };
};

/** Step 2 as a form shows it. */
export const contactStepEntryOf = (step: ContactStep): ContactStepEntry => ({
  ...step,
  confirmPassword: step.password,
  invoicing: step.invoicing ?? EMPTY_RECEIVER,
  delivery: step.delivery ?? EMPTY_RECEIVER,
});

interface Steps {
  readonly company: ReturnType<typeof checkCompanyStep>;
  readonly contact: ReturnType<typeof checkContactStep>;
}

/** Refusals by field: `company.siren`, `contact.invoicing.address.city`, … */
export type BusinessRefusals = PartRefusals<{ readonly [Step in keyof Steps]: Steps[Step] }>;

/** A business registration; the caller proves that the documents and the tempId it names are this visitor's own. */
export const checkBusinessRegistration = (
  { company, contact, ...rest }: BusinessRegistration,
  policy: ProfilePolicy,
  plan: NumberingPlan,
  breached: BreachedPasswords,
): Result.Result<BusinessRegistration, BusinessRefusals> =>
  Result.map(
    checkParts(
      {},
      {
        company: checkCompanyStep(companyStepEntryOf(company), policy, plan),
        contact: checkContactStep(contactStepEntryOf(contact), policy, plan, breached),
      },
    ),
    (steps) => ({ ...rest, ...steps }),
  );
