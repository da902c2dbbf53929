/** The statements whose cost grows with the history, and those of which this is known and accepted. */
import { type Explained, type Finding, findCosts } from './plan.ts';

/** The first 300 characters of a statement, on one line: enough to identify it. */
export const statementText = (plan: Explained): string =>
  plan['Query Text'].replaceAll(/\s+/gu, ' ').trim().slice(0, 300);

/** A statement, identified by its beginning, and why its cost is acceptable. */
interface KnownCost {
  readonly begin: string;
  readonly why: string;
  /** The cost does not grow, but may reach this many rows. Without a limit, it grows. */
  readonly atMost?: number;
}

/** The rows that a step of the nightly check handles: a seal covers 5,000 journals, each with several entries. */
const ROWS_PER_STEP = 50_000;

/** The work that a unit has open at a time; a copied history has more than a real shop ever would. */
const OPEN_AT_ONCE = 20_000;

export const KNOWN_COSTS: readonly KnownCost[] = [
  {
    begin: 'select id, kind, subject, detail, opened_at as "openedAt" from task where bu_id =',
    why: 'Staff see all open tasks.',
    atMost: OPEN_AT_ONCE,
  },
  {
    begin: 'select card.id as card_id, card.unit_no, line.id as line_id',
    why: 'A returned card may be in an open top-up.',
    atMost: OPEN_AT_ONCE,
  },
  {
    begin: `select 'work_waiting' as what, topic as kind`,
    why: 'Open work is counted.',
    atMost: OPEN_AT_ONCE,
  },
  {
    begin: 'with chosen_journal as materialized (select unnest(',
    why: 'A check reads all rows of its step, and finds nothing.',
    atMost: ROWS_PER_STEP,
  },
  {
    begin: `select seal.no, encode(seal.hash, 'hex') as hash, seal.mark`,
    why: 'A seal is computed over its 5,000 journals, in order.',
    atMost: ROWS_PER_STEP,
  },
  {
    begin: 'select account_id as id from hold where order_no = any(',
    why: 'The accounts of a step’s orders, each once.',
    atMost: ROWS_PER_STEP,
  },
  {
    begin: 'select distinct account_id as id from entry where journal_id = any(',
    why: 'The accounts of a step’s journals, each once.',
    atMost: ROWS_PER_STEP,
  },
  {
    begin: 'select session_id, order_no from purchase where session_id <=',
    why: 'A twenty-eighth of all units’ orders is read to find those of one unit.',
  },
];

const isAsKnown = ({ atMost }: KnownCost, { cost, rows }: Finding): boolean =>
  atMost === undefined || (cost !== 'reads all' && rows <= atMost);

/** The findings that are not known, by statement. */
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
