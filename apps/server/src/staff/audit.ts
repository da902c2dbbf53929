/** The audit of staff actions: a line before each command, so that none goes unrecorded, and a line with its outcome. Contains no card number or PIN. */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';

export interface AuditLine {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly outcome: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export const audit = (
  { connection, clock }: Pick<Shop, 'connection' | 'clock'>,
  unitId: string,
  { actor, action, subject, outcome, detail }: AuditLine,
): Promise<unknown> =>
  inUnit(connection, unitId, (transaction) =>
    sql`insert into audit (bu_id, actor, action, subject, outcome, detail, at)
      values (${unitId}, ${actor}, ${action}, ${subject}, ${outcome}, ${JSON.stringify(detail)}::jsonb, ${clock()})`.execute(
      transaction,
    ),
  );
