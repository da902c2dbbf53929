/** Closing tasks, in the transaction that does what they asked for. */
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';

/** Who did what was to be done, and what it was. */
export interface TaskDone {
  readonly actor: string;
  readonly resolution: string;
}

/** The statement that closes the open tasks of the unit that fit. */
export const closeTasksSql = (
  { clock }: Pick<Shop, 'clock'>,
  unitId: string,
  which: RawBuilder<unknown>,
  { actor, resolution }: TaskDone,
): RawBuilder<unknown> =>
  sql`update task set closed_at = ${clock()}::timestamptz, closed_by = ${actor}, resolution = ${resolution}
    where bu_id = ${unitId} and closed_at is null and ${which}`;

export const closeTasks = async (
  transaction: UnitTransaction,
  shop: Pick<Shop, 'clock'>,
  unitId: string,
  which: RawBuilder<unknown>,
  done: TaskDone,
): Promise<void> => {
  await closeTasksSql(shop, unitId, which, done).execute(transaction);
};
