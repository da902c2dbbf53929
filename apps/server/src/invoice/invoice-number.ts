/**
 * The number of an order's invoice: the next in the unit's year, assigned once. The transaction that takes a number locks the
 * counter's row until it has written the invoice, so that no number is lost or assigned twice.
 */
import type { Seller } from '@offrande/domain/business-unit';
import { localDate } from '@offrande/domain/time';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { OrderBuyer } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** Seller and buyer as they were when the invoice was issued. */
export interface InvoiceParties {
  readonly seller: Seller;
  readonly buyer: OrderBuyer;
}

export interface NumberedInvoice {
  readonly year: number;
  readonly number: number;
  readonly issued_at: Date;
  readonly parties: InvoiceParties;
}

const find = async (
  transaction: UnitTransaction,
  unit: Unit,
  orderNo: string,
): Promise<NumberedInvoice | undefined> => {
  const { rows } = await sql<NumberedInvoice>`
    select year, number, issued_at, parties from invoice where bu_id = ${unit.id} and order_no = ${orderNo}`.execute(
    transaction,
  );
  return rows[0];
};

const lockCounter = async (transaction: UnitTransaction, unit: Unit, year: number): Promise<unknown> =>
  sql`insert into invoice_counter (bu_id, year, last) values (${unit.id}, ${year}, 0)
    on conflict (bu_id, year) do update set last = invoice_counter.last`.execute(transaction);

const takeNext = (
  transaction: UnitTransaction,
  unit: Unit,
  orderNo: string,
  invoice: { readonly year: number; readonly now: Date; readonly parties: InvoiceParties },
): Promise<unknown> =>
  sql`
    with next as (
      update invoice_counter set last = last + 1 where bu_id = ${unit.id} and year = ${invoice.year} returning last
    )
    insert into invoice (bu_id, order_no, year, number, issued_at, parties)
    select ${unit.id}, ${orderNo}, ${invoice.year}, last, ${invoice.now}::timestamptz,
      ${JSON.stringify(invoice.parties)}::jsonb from next`.execute(transaction);

/** The order's invoice, numbered on first request. */
export const numberInvoice = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  order: { readonly orderNo: string; readonly parties: InvoiceParties },
): Promise<NumberedInvoice> => {
  const known = await find(transaction, unit, order.orderNo);
  if (known !== undefined) return known;
  const now = shop.clock();
  const { year } = localDate(now.getTime(), unit.timeZone);
  await lockCounter(transaction, unit, year);
  // Another transaction may have numbered it while this one waited for the counter.
  const numbered = await find(transaction, unit, order.orderNo);
  if (numbered !== undefined) return numbered;
  await takeNext(transaction, unit, order.orderNo, { year, now, parties: order.parties });
  return (await find(transaction, unit, order.orderNo))!;
};
