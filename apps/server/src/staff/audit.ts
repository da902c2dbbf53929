/**
 * The audit of staff actions: a line before each command, so that none goes unrecorded, and a line with its outcome. Contains no card
 * number or PIN, and of what staff type about persons and accounts only what `auditText` keeps.
 */
import { Record } from 'effect';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { auditText } from './audit-text.ts';

export interface AuditLine {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly outcome: string;
  readonly detail: Readonly<Record<string, string>>;
}

/** What is stored as it is: amounts, choices, and the references by which money, cards and payments are found again. */
const EXACT: ReadonlySet<string> = new Set([
  'allowed',
  'amount',
  'cards',
  'for',
  'id',
  'instant',
  'level',
  'payment',
  'reference',
  'to',
  'type',
]);

const stored = (detail: AuditLine['detail']): AuditLine['detail'] =>
  Record.map(detail, (text, name) => (EXACT.has(name) ? text : auditText(text)));

export const audit = (
  { connection, clock }: Pick<Shop, 'connection' | 'clock'>,
  unitId: string,
  { actor, action, subject, outcome, detail }: AuditLine,
): Promise<unknown> =>
  inUnit(connection, unitId, (transaction) =>
    sql`insert into audit (bu_id, actor, action, subject, outcome, detail, at)
      values (${unitId}, ${actor}, ${action}, ${subject}, ${outcome}, ${JSON.stringify(stored(detail))}::jsonb, ${clock()})`.execute(
      transaction,
    ),
  );
