/**
 * What must always be true of the money, checked in the database itself (reliability section 3, the fourteen invariants). Each
 * finding names the rule and the row that breaks it; an empty list is the only good answer.
 *
 * 1, 2, 9 and 11: `journal-rules.ts` (the chain of seals itself: `ledger/seal.ts`). 2 to 4 and 14: `account-rules.ts`. 4, 6, 7 and 13:
 * `order-rules.ts`, with their invoices and credit notes in `document-rules.ts`. 5: `card-rules.ts`. 10: `message-rules.ts`. 4 and 10: `backlog-rules.ts`. 8: `ledger/provider-list.ts`,
 * against the provider's own list. 12: `unit-walls.ts`.
 */
import { Struct } from 'effect';
import { ORDER_TRANSITIONS } from '@offrande/domain/order';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { accountRules } from './account-rules.ts';
import { cardRules } from './card-rules.ts';
import { documentRules } from './document-rules.ts';
import { journalRules } from './journal-rules.ts';
import { messageRules } from './message-rules.ts';
import { orderRules } from './order-rules.ts';
import type { Finding, Measure, Rules } from './rule.ts';
import { backlogRules } from './backlog-rules.ts';

export type { Finding } from './rule.ts';

/** The moves that the domain's table of states allows. */
const MOVES: Measure['moves'] = Struct.keys(ORDER_TRANSITIONS).flatMap((from) =>
  [...new Set(Object.values(ORDER_TRANSITIONS[from]))].map((to) => ({ from, to })),
);

const JOURNALS: readonly Rules[] = [journalRules];
const ACCOUNTS: readonly Rules[] = [accountRules];
const ORDERS: readonly Rules[] = [orderRules, cardRules, messageRules, documentRules];
const STANDING: readonly Rules[] = [backlogRules];

/** The rows to check, by their keys; an omitted list is empty. */
export interface Portion {
  readonly journals?: readonly string[];
  readonly accounts?: readonly string[];
  readonly orders?: readonly string[];
}

const ask = async (
  transaction: UnitTransaction,
  chosen: Readonly<Record<'journal' | 'account' | 'order', RawBuilder<unknown>>>,
  rules: readonly Rules[],
  measure: Measure,
): Promise<readonly Finding[]> => {
  const asked = rules.flatMap((of) => of(measure));
  const { rows } = await sql<Finding>`
    with chosen_journal as materialized (${chosen.journal}), chosen_account as materialized (${chosen.account}),
      chosen_order as materialized (${chosen.order})
    ${sql.join(asked, sql` union all `)}`.execute(transaction);
  return rows;
};

const uuids = (ids: readonly string[] = []) => sql`select unnest(${ids}::uuid[]) as id`;

/** The broken rules among chosen rows of the unit that the transaction has entered. `now` decides which holds have expired. */
export const brokenRules = (
  transaction: UnitTransaction,
  now: Date,
  { journals, accounts, orders }: Portion,
): Promise<readonly Finding[]> => {
  const chosen = {
    journal: uuids(journals),
    account: uuids(accounts),
    order: sql`select unnest(${orders ?? []}::text[]) as id`,
  };
  const rules = [
    ...(journals === undefined ? [] : JOURNALS),
    ...(accounts === undefined ? [] : ACCOUNTS),
    ...(orders === undefined ? [] : ORDERS),
  ];
  return ask(transaction, chosen, rules, { now, moves: MOVES });
};

/** The broken rules of the unit's pending work. */
export const brokenBacklog = (transaction: UnitTransaction, now: Date): Promise<readonly Finding[]> =>
  ask(transaction, { journal: uuids(), account: uuids(), order: uuids() }, STANDING, { now, moves: MOVES });

/** All broken rules of the unit, in one statement: for short histories, such as a test's. */
export const brokenInvariants = (
  transaction: UnitTransaction,
  now: Date,
  moves: Measure['moves'] = MOVES,
): Promise<readonly Finding[]> => {
  const chosen = {
    journal: sql`select id from journal`,
    account: sql`select id from account`,
    order: sql`select order_no as id from purchase`,
  };
  return ask(transaction, chosen, [...JOURNALS, ...ACCOUNTS, ...ORDERS, ...STANDING], { now, moves });
};
