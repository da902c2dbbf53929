/** Which statements cost the more the longer the history is, and which are known to. */
import { type Explained, type Finding, findingsOf } from './plan.ts';

/** A statement in one line, long enough to be told from others. */
export const statementOf = (plan: Explained): string =>
  plan['Query Text'].replaceAll(/\s+/gu, ' ').trim().slice(0, 300);

/** A statement by its beginning, and why it may cost what it costs. */
interface KnownCost {
  readonly begin: string;
  readonly why: string;
}

export const KNOWN_COSTS: readonly KnownCost[] = [
  {
    begin: 'select customer.id, customer.first_name, customer.last_name, customer.contract_level',
    why: 'An admin salesman is given the list of all companies by name, and it has no pages.',
  },
];

/** What was found, once for each statement. */
export const growingCosts = (
  plans: readonly Explained[],
  growing: ReadonlySet<string>,
): ReadonlyMap<string, readonly Finding[]> =>
  new Map(
    plans
      .map((plan) => [statementOf(plan), findingsOf(plan.Plan, growing)] as const)
      .filter(([, found]) => found.length > 0),
  );
