/**
 * What must always hold of the money, asked of the database itself (reliability section 3, the fourteen invariants). Each
 * finding names the rule and the row that breaks it; an empty list is the only good answer.
 *
 * 1 to 4, 9 and 14: `book-rules.ts` (the chain itself: `seal.ts`). 5 and 11: `card-rules.ts`. 6, 7 and 13: `order-rules.ts`.
 * 8: `provider-list.ts`, against the provider's own list. 10: `message-rules.ts`. 12: `unit-walls.ts`.
 */
import { Struct } from 'effect';
import { ORDER_TRANSITIONS } from '@offrande/domain/order';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { bookRules } from './book-rules.ts';
import { cardRules } from './card-rules.ts';
import { messageRules } from './message-rules.ts';
import { orderRules } from './order-rules.ts';
import type { Finding, Measure, Rules } from './rule.ts';

export type { Finding } from './rule.ts';

const RULES: readonly Rules[] = [bookRules, orderRules, cardRules, messageRules];

/** The moves that the domain's table of states allows. */
const MOVES: Measure['moves'] = Struct.keys(ORDER_TRANSITIONS).flatMap((from) =>
  [...new Set(Object.values(ORDER_TRANSITIONS[from]))].map((to) => ({ from, to })),
);

/** The broken rules of the unit that the transaction has entered. `now` decides which holds have run out. */
export const brokenInvariants = async (
  transaction: UnitTransaction,
  now: Date,
  moves: Measure['moves'] = MOVES,
): Promise<readonly Finding[]> => {
  const rules = RULES.flatMap((of) => of({ now, moves }));
  const { rows } = await sql<Finding>`${sql.join(rules, sql` union all `)}`.execute(transaction);
  return rows;
};
