/** Posting: one journal for one cause, all of its entries at once. Amounts are whole minor units. */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { type Random, uuid } from '../random.ts';

export interface Posting {
  readonly accountId: string;
  /** Signed; the postings of a journal add up to zero. */
  readonly amount: bigint;
}

export interface Journal {
  readonly unitId: string;
  readonly kind: 'seed' | 'settle' | 'issue' | 'late';
  readonly cause: { readonly type: 'order' | 'attempt' | 'order_line' | 'card'; readonly id: string };
  readonly postings: readonly Posting[];
}

/** Posts a journal; false where the same cause has posted before, and then nothing is changed. */
export const post = async (transaction: UnitTransaction, random: Random, journal: Journal): Promise<boolean> => {
  const { unitId, kind, cause, postings } = journal;
  const { rows } = await sql<{ posted: boolean }>`
    select post_journal(${uuid(random)}, ${unitId}, ${kind}, ${cause.type}, ${cause.id},
      ${postings.map(({ accountId }) => accountId)}::uuid[], ${postings.map(({ amount }) => amount.toString())}::bigint[]) as posted`.execute(transaction);
  return rows[0]!.posted;
};
