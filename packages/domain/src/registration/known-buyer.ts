/**
 * A registration prefilled from an order: its buyer is offered an account and enters only what neither the order nor the
 * checkout of this browser has. Source: S3.60 to S3.66, S4.62.
 */
import { Result, Struct } from 'effect';
import { namesOf } from '../address/index.ts';
import { NO_DOCUMENT } from '../customer/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { EMPTY_INDIVIDUAL, checkIndividual } from './individual-entry.ts';
import type { IndividualEntry, IndividualPolicy, IndividualRefusals } from './individual-entry.ts';
import type { KnownBuyer } from './buyer-of-order.ts';

/** A document is left out where the unit needs none, so that none is registered in vain. */
export const entryOfBuyer = (
  { name, email, phone, document }: KnownBuyer,
  { isDocumentNeeded }: IndividualPolicy,
): IndividualEntry => ({
  ...EMPTY_INDIVIDUAL,
  ...namesOf(name),
  ...(isDocumentNeeded ? document : NO_DOCUMENT),
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
