/** Checks a registration on the server by the rules of its form: the server does not trust the browser's checks. */
import type { Result } from 'effect';
import type { BreachedPasswords } from '../password/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkIndividual } from './individual-entry.ts';
import type { Individual, IndividualPolicy, IndividualRefusals } from './individual-entry.ts';
import type { IndividualRegistration } from './individual.schema.ts';

/** Checks an individual's registration; the caller verifies the codes in it. */
export const checkIndividualRegistration = (
  registration: IndividualRegistration,
  policy: IndividualPolicy,
  plan: NumberingPlan,
  breached: BreachedPasswords,
): Result.Result<Individual, IndividualRefusals> =>
  checkIndividual({ ...registration, confirmPassword: registration.password }, policy, plan, breached);
