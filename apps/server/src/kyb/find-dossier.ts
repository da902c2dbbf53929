/** Finds the dossier of a call that names its company, with what the server knows of its documents. One statement. */
import type { KybRecord } from '@offrande/domain/dossier';
import type { TransferFinding } from '@offrande/domain/kyb';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { type DossierRow, dossierColumns, recordOf } from './dossier-row.ts';
import type { StoredDocuments } from './documents.ts';
import { isOwnCompany } from './kyb-session.ts';

interface Row extends DossierRow {
  readonly documents: StoredDocuments | null;
}

export interface FoundDossier {
  readonly record: KybRecord;
  /** By id. */
  readonly documents: StoredDocuments;
  readonly transfer: TransferFinding;
}

/** `notAuthorized` without a session of this company. To change it, the row is locked first. */
export const findDossier = async (
  transaction: UnitTransaction,
  context: CallContext,
  custId: string,
  use: 'read' | 'change' = 'read',
): Promise<FoundDossier> => {
  const { shop, unit } = context;
  const { rows } = await sql<Row>`
    select ${dossierColumns('dossier')}, (
        select jsonb_object_agg(id, jsonb_build_object('type', file_type, 'size', size_bytes)) from private_document
        where dossier_id = dossier.customer_id and bu_id = ${unit.id}) as documents
    from kyb_dossier as dossier where dossier.bu_id = ${unit.id}
      and ${isOwnCompany(context, custId, sql`dossier.customer_id`)} ${use === 'change' ? sql`for update` : sql``}`.execute(
    transaction,
  );
  const [row] = rows;
  if (row === undefined) throw new CallRefused('notAuthorized');
  return { record: recordOf(shop.vault, row), documents: row.documents ?? {}, transfer: row.transfer };
};
