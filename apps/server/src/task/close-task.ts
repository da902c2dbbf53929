/** Closing a task, in the transaction that did what was to be done. */
import { type RawBuilder, sql } from 'kysely';
import type { Shop } from '../shop.ts';
import type { TaskKind } from './open-task.ts';

export interface ClosedTask {
  readonly kind: TaskKind;
  readonly subject: string;
  readonly actor: string;
  readonly resolution: string;
}

/** The statement that closes it; one that is closed, or that nobody opened, is left as it is. */
export const closingTask = (
  { clock }: Pick<Shop, 'clock'>,
  unitId: string,
  { kind, subject, actor, resolution }: ClosedTask,
): RawBuilder<unknown> =>
  sql`update task set closed_at = ${clock()}::timestamptz, closed_by = ${actor}, resolution = ${resolution}
    where bu_id = ${unitId} and kind = ${kind} and subject = ${subject} and closed_at is null`;
