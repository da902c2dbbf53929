/**
 * A registration prefilled from an order: its buyer is offered an account and enters only what the order does not have.
 * Source: S3.61 to S3.66, S4.62.
 */
import { Result, Struct } from 'effect';
import { namesOf, type PhoneEntry } from '../address/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { EMPTY_INDIVIDUAL, checkIndividual } from './individual-entry.ts';
import type { IndividualEntry, IndividualPolicy, IndividualRefusals } from './individual-entry.ts';

/** The buyer's data in a guest's order. `name` is the full name; the number of `phone` may be empty. */
export interface KnownBuyer {
  readonly name: string;
  readonly email: string;
  readonly phone: PhoneEntry;
}

export const entryOfBuyer = ({ name, email, phone }: KnownBuyer): IndividualEntry => ({
  ...EMPTY_INDIVIDUAL,
  ...namesOf(name),
  email,
  phone,
});

/** The fields that still have to be entered: those that would be refused, including the password only once. */
export const missingFields = (
  entry: IndividualEntry,
  policy: IndividualPolicy,
  plan: NumberingPlan,
): readonly (keyof IndividualRefusals)[] =>
  Result.match(checkIndividual(entry, policy, plan), {
    onSuccess: () => [],
    onFailure: ({ confirmPassword: _again, ...refusals }) => Struct.keys(refusals),
  });
