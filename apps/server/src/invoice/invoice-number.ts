/** The number of an order's invoice, and whom it names. */
import type { Seller } from '@offrande/domain/business-unit';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { OrderBuyer } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { type DocumentNumber, numberOnce } from './document-number.ts';

/** Seller and buyer as they were when the invoice was issued. */
export interface InvoiceParties {
  readonly seller: Seller;
  readonly buyer: OrderBuyer;
}

export interface NumberedInvoice extends DocumentNumber {
  readonly parties: InvoiceParties;
}

/** The order's invoice, numbered on first request. */
export const numberInvoice = (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  { orderNo, parties }: { readonly orderNo: string; readonly parties: InvoiceParties },
): Promise<NumberedInvoice> =>
  numberOnce(transaction, shop, unit, {
    series: 'invoice',
    find: sql<NumberedInvoice>`
      select year, number, issued_at, parties from invoice where bu_id = ${unit.id} and order_no = ${orderNo}`,
    write: (next, { year, now }) => sql`
      with next as (${next})
      insert into invoice (bu_id, order_no, year, number, issued_at, parties)
      select ${unit.id}, ${orderNo}, ${year}, last, ${now}::timestamptz, ${JSON.stringify(parties)}::jsonb from next`,
  });
