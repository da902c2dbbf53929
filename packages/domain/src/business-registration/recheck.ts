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
import { checkIssueDate } from '../dossier-field/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { BusinessRegistration } from './business.schema.ts';
import type { DocumentRefusals } from './documents.ts';
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
  readonly documents: Result.Result<BusinessRegistration['documents'], Pick<DocumentRefusals, 'extractDate'>>;
}

/** Of the documents only the date of the extract: whose they are is not known here. */
const checkExtract = (documents: BusinessRegistration['documents'], today: CalendarDate): Steps['documents'] =>
  Result.match(checkIssueDate(today)(documents.extractDate), {
    onSuccess: (extractDate) => Result.succeed({ ...documents, extractDate }),
    onFailure: (extractDate) => Result.fail({ extractDate }),
  });

/** Refusals by field: `company.siren`, `contact.invoicing.address.city`, … */
export type BusinessRefusals = PartRefusals<{ readonly [Step in keyof Steps]: Steps[Step] }>;

/**
 * A business registration, checked on `today` in the unit's zone; the caller proves that the documents and the tempId it names
 * are this visitor's own.
 */
export const checkBusinessRegistration = (
  { company, contact, documents, ...rest }: BusinessRegistration,
  policy: ProfilePolicy,
  today: CalendarDate,
  plan: NumberingPlan,
  breached: BreachedPasswords,
): Result.Result<BusinessRegistration, BusinessRefusals> =>
  Result.map(
    checkParts(
      {},
      {
        company: checkCompanyStep(companyStepEntryOf(company), policy, plan),
        contact: checkContactStep(contactStepEntryOf(contact), policy, plan, breached),
        documents: checkExtract(documents, today),
      },
    ),
    (steps) => ({ ...rest, ...steps }),
  );
