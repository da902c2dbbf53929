/** The number of a return's credit note. */
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { type DocumentNumber, numberOnce } from './document-number.ts';

/** The credit note of a return, numbered on first request. Its transaction numbers the invoice before. */
export const numberCreditNote = (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  refundId: string,
): Promise<DocumentNumber> =>
  numberOnce(transaction, shop, unit, {
    series: 'creditNote',
    find: sql<DocumentNumber>`
      select year, number, issued_at from credit_note where refund_id = ${refundId} and bu_id = ${unit.id}`,
    write: (next, { year, now }) => sql`
      with next as (${next})
      insert into credit_note (refund_id, bu_id, year, number, issued_at)
      select ${refundId}, ${unit.id}, ${year}, last, ${now}::timestamptz from next`,
  });
