/**
 * A rule of the money as the database is asked for it: a query that gives the rows which break it, each with the rule's
 * sentence. Rules stand in the files of their subject and are gathered in `invariants.ts`.
 */
import type { RawBuilder } from 'kysely';

export interface Finding {
  readonly rule: string;
  readonly subject: string;
}

/** What rules are measured against. `moves` are the changes of state that an order may make. */
export interface Measure {
  readonly now: Date;
  readonly moves: readonly { readonly from: string; readonly to: string }[];
}

export type Rules = (measure: Measure) => readonly RawBuilder<Finding>[];
