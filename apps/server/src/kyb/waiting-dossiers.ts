/**
 * The dossiers that are not decided: what each waits for and since when, so that neither the staff's work nor a company that was asked again
 * is forgotten. Source: S4.76, S4.78, A-78, A-79.
 */
import { type DossierWait, dossierWait, type TransferFinding } from '@offrande/domain/kyb';
import { DAY_MS } from '@offrande/domain/time';
import { type RawBuilder, sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { type DossierRow, dossierColumns, recordOf } from './dossier-row.ts';

export interface WaitingDossier {
  readonly reference: string;
  /** Names the company in commands about its account. */
  readonly companyId: string;
  readonly companyName: string;
  readonly waitsFor: DossierWait;
  /** When it was submitted, or asked again. */
  readonly since: string;
  readonly waitsDays: number;
  readonly transfer: TransferFinding;
}

interface Row extends DossierRow {
  readonly since: Date;
}

/** As many as a person reads at once. */
const LISTED_MAX = 200;

/** The rows that `dossierWait` says this of. */
const WAITING: Readonly<Record<DossierWait, RawBuilder<unknown>>> = {
  decision: sql`state = 'submitted' and transfer = 'right'`,
  transfer: sql`state = 'submitted' and transfer is distinct from 'right'`,
  company: sql`state = 'askedAgain'`,
};

/** Those that wait, or only those that wait for this; the longest first, at most 200. */
export const waitingDossiers = async (
  shop: Shop,
  unit: Unit,
  waitsFor: DossierWait | null,
): Promise<readonly WaitingDossier[]> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<Row>`
      select ${dossierColumns('kyb_dossier')}, greatest(submitted_at, asked_at) as since from kyb_dossier
      where bu_id = ${unit.id} and state in ('submitted', 'askedAgain') and ${waitsFor === null ? sql`true` : WAITING[waitsFor]}
      order by greatest(submitted_at, asked_at) limit ${LISTED_MAX}`.execute(transaction),
  );
  return rows.flatMap((row) => {
    const wait = dossierWait(row.state, row.transfer);
    if (wait === null) return [];
    const { reference, dossier } = recordOf(shop.vault, row);
    return {
      reference,
      companyId: row.customer_id,
      companyName: dossier.company.identity.legalName,
      waitsFor: wait,
      since: row.since.toISOString(),
      waitsDays: Math.floor((shop.clock().getTime() - row.since.getTime()) / DAY_MS),
      transfer: row.transfer,
    };
  });
};
