/** People of the dossier, and the tab of legal representatives (spec section 3, S3.81). Texts are as typed; birth dates are yyyy/MM/dd, ranges are codes, nationality is a country's two letters. */
import { Result } from 'effect';
import { formOf } from '../form/index.ts';
import { checkName } from '../text/index.ts';
import { checkBirthDate, checkEach, codeCheck, checkCountry, checkLine } from '../dossier-field/index.ts';
import type { KybFacts, Unanswered } from '../dossier-field/index.ts';

/** The id of a representative or shareholder within a dossier, independent of their order. */
export type KybPersonId = string;

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly birthCity: string;
  readonly nationality: string;
  readonly jobTitle: string;
  readonly monthlyIncomeRange: string;
  readonly personalAssetsRange: string;
}

export interface Representative extends Person {
  readonly id: KybPersonId;
}

export interface Representatives {
  readonly people: readonly Representative[];
}

export const EMPTY_PERSON: Person = {
  firstName: '',
  lastName: '',
  birthDate: '',
  birthCity: '',
  nationality: '',
  jobTitle: '',
  monthlyIncomeRange: '',
  personalAssetsRange: '',
};

/** A representative without data. */
export const newRepresentative = (id: KybPersonId): Representative => ({ id, ...EMPTY_PERSON });

/** The check of each field of a person; of age on the day of the facts. */
export const personChecks = (facts: KybFacts) => ({
  firstName: checkName,
  lastName: checkName,
  birthDate: checkBirthDate(facts.today),
  birthCity: checkLine,
  nationality: checkCountry,
  jobTitle: checkLine,
  monthlyIncomeRange: codeCheck('monthlyIncome', facts),
  personalAssetsRange: codeCheck('personalAssets', facts),
});

const checkPeople = (facts: KybFacts) => {
  const check = formOf<Representative>()({ id: Result.succeed<KybPersonId>, ...personChecks(facts) });
  return (people: readonly Representative[]) =>
    people.length === 0
      ? Result.fail<Unanswered>({ _tag: 'Required' })
      : checkEach(people.map((person) => [person.id, check(person)] as const));
};

/**
 * Checks the tab of legal representatives: at least one person, each complete. Refusals are under `people` and the
 * person's id.
 */
export const checkRepresentatives = (representatives: Representatives, facts: KybFacts) =>
  formOf<Representatives>()({ people: checkPeople(facts) })(representatives);
