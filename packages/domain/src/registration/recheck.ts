/** A registration as it arrives, measured again by the rules of the form it came from: the server trusts nothing that the browser checked. */
import type { Result } from 'effect';
import type { BreachedPasswords } from '../password/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkIndividual } from './individual-entry.ts';
import type { Individual, IndividualPolicy, IndividualRefusals } from './individual-entry.ts';
import type { IndividualRegistration } from './individual.schema.ts';

/** An individual's registration; the caller proves the codes that it names. */
export const checkIndividualRegistration = (
  registration: IndividualRegistration,
  policy: IndividualPolicy,
  plan: NumberingPlan,
  breached: BreachedPasswords,
): Result.Result<Individual, IndividualRefusals> =>
  checkIndividual({ ...registration, confirmPassword: registration.password }, policy, plan, breached);
