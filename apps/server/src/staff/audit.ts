/** Who did what: a line before, so that nothing is done unseen, and a line with how it ended. Never a card number or a PIN. */
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
