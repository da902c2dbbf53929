/**
 * A rule about money as a database query: it returns the rows that break the rule, each with the rule's
 * sentence. Rules read only chosen rows (`chosen_journal`, `chosen_account`, `chosen_order`), so that a full check is many
 * checks of a few rows. Join keys are computed in a subquery with `offset 0`, because row-level security allows an index only for
 * plain columns (migration 0042). Rules are in the files of their subject and collected in `invariants.ts`.
 */
import type { RawBuilder } from 'kysely';
import type { Finding } from '../ledger/finding.ts';

export type { Finding } from '../ledger/finding.ts';

/** What rules are checked against. `moves` are the allowed changes of an order's state. */
export interface Measure {
  readonly now: Date;
  readonly moves: readonly { readonly from: string; readonly to: string }[];
}

export type Rules = (measure: Measure) => readonly RawBuilder<Finding>[];
