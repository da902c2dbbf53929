/** Closes tasks, in the transaction that resolves them. */
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';

/** Who resolved a task, and how. */
export interface TaskDone {
  readonly actor: string;
  readonly resolution: string;
}

/** The statement that closes the unit's open tasks that meet a condition. */
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
