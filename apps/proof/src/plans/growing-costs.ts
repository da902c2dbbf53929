/** The statements whose cost grows with the history, and those that are known to. */
import { type Explained, type Finding, findCosts } from './plan.ts';

/** A statement in one line, long enough to be identified. */
export const statementText = (plan: Explained): string =>
  plan['Query Text'].replaceAll(/\s+/gu, ' ').trim().slice(0, 300);

/** A statement by its beginning, and why its cost is acceptable. */
interface KnownCost {
  readonly begin: string;
  readonly why: string;
  /** It is no more than so many rows of a step; without, it grows. */
  readonly atMost?: number;
}

/** Rows that a step of the night's check is given, and the rows that belong to them: a seal has five thousand journals, each some entries. */
const OF_A_STEP = 50_000;

/** What is open of a unit at a time; in a history that was copied, more than a shop ever has. */
const OPEN_AT_ONCE = 20_000;

export const KNOWN_COSTS: readonly KnownCost[] = [
  {
    begin: 'select customer.id, customer.first_name, customer.last_name, customer.contract_level',
    why: 'An admin salesman is given the list of all companies by name, and it has no pages.',
  },
  {
    begin: 'select id, kind, subject, detail, opened_at as "openedAt" from task where bu_id =',
    why: 'Staff are told all tasks that are open.',
    atMost: OPEN_AT_ONCE,
  },
  {
    begin: 'select card.id as card_id, card.unit_no, line.id as line_id',
    why: 'A card that is given back may be in a top-up that is open.',
    atMost: OPEN_AT_ONCE,
  },
  {
    begin: `select 'work_waiting' as what, topic as kind`,
    why: 'What is open is counted.',
    atMost: OPEN_AT_ONCE,
  },
  {
    begin: 'with chosen_journal as materialized (select unnest(',
    why: 'A check looks at all rows of its step, and finds nothing.',
    atMost: OF_A_STEP,
  },
  {
    begin: `select seal.no, encode(seal.hash, 'hex') as hash, seal.mark`,
    why: 'A seal is made of its five thousand journals, in their order.',
    atMost: OF_A_STEP,
  },
  {
    begin: 'select account_id as id from hold where order_no = any(',
    why: 'The accounts of a step’s orders, each once.',
    atMost: OF_A_STEP,
  },
  {
    begin: 'select distinct account_id as id from entry where journal_id = any(',
    why: 'The accounts of a step’s journals, each once.',
    atMost: OF_A_STEP,
  },
  {
    begin: 'select session_id, order_no from purchase where session_id <=',
    why: 'A twenty-eighth of all units’ orders is passed for those of one.',
  },
];

const isAsKnown = ({ atMost }: KnownCost, { cost, rows }: Finding): boolean =>
  atMost === undefined || (cost !== 'reads all' && rows <= atMost);

/** The unknown findings by statement. */
export const surprisingCosts = (
  found: ReadonlyMap<string, readonly Finding[]>,
  known: readonly KnownCost[] = KNOWN_COSTS,
): ReadonlyMap<string, readonly Finding[]> =>
  new Map(
    [...found]
      .map(([statement, costs]) => {
        const cost = known.find(({ begin }) => statement.startsWith(begin));
        return [statement, cost === undefined ? costs : costs.filter((each) => !isAsKnown(cost, each))] as const;
      })
      .filter(([, costs]) => costs.length > 0),
  );

/** The findings by statement. PostgreSQL's system tables do not grow and are skipped. */
export const growingCosts = (
  plans: readonly Explained[],
  growing: ReadonlySet<string>,
): ReadonlyMap<string, readonly Finding[]> => {
  const found = new Map<string, readonly Finding[]>();
  for (const plan of plans) {
    const costs = findCosts(plan.Plan, growing).filter(({ table }) => !table?.startsWith('pg_'));
    if (costs.length > 0) found.set(statementText(plan), [...(found.get(statementText(plan)) ?? []), ...costs]);
  }
  return found;
};
