/**
 * The invoice of an order as PDF, from what was stored with the order. Source: S7.84, A-06, A-105.
 */
import { invoiceNumber } from '@offrande/domain/invoicing';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { renderInvoice } from './invoice-document.ts';
import { numberInvoice } from './invoice-number.ts';
import { orderDocument, partiesOf, type PricedOrder, readLines } from './order-document.ts';

interface PaidOrder extends PricedOrder {
  readonly confirmed_at: Date;
}

/** PDF bytes; null if the order is unknown or unpaid, so that there is nothing to invoice. Repeated calls return the same invoice. */
export const createInvoice = async (shop: Shop, unit: Unit, orderNo: string): Promise<Uint8Array | null> => {
  const found = await inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<PaidOrder>`select confirmed_at, gross, total, breakdown, buyer from purchase
      where order_no = ${orderNo} and bu_id = ${unit.id} and confirmed_at is not null
        and breakdown -> 'tax' is not null`.execute(transaction);
    const [order] = rows;
    if (order === undefined) return null;
    const lines = await readLines(transaction, unit, orderNo);
    const invoice = await numberInvoice(transaction, shop, unit, { orderNo, parties: partiesOf(unit, order.buyer) });
    return orderDocument(unit, order, lines, invoice.parties, ({ words, date }) => ({
      title: words.invoiceTitle,
      facts: [
        [words.invoiceNumber, invoiceNumber(unit.invoicePrefix, invoice.year, invoice.number)],
        [words.invoiceDate, date(invoice.issued_at)],
        [words.invoicePaidOn, date(order.confirmed_at)],
        [words.invoiceOrder, orderNo],
      ],
      notes: [],
    }));
  });
  return found && renderInvoice(found);
};
