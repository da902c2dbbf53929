/**
 * The call `invoice`: the invoice of an order of the caller's, or of one that a salesman placed for them, once it is paid; while it awaits a transfer, the pro forma invoice. The makers
 * are passed in. Source: S4.13, S7.84, S8.47.
 */
import type { invoice, ResponseOf } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { readableBy } from './own-order.ts';

/** A document of an order as PDF; null while there is none. */
type MakeDocument = (shop: Shop, unit: Unit, orderNo: string) => Promise<Uint8Array | null>;

export interface InvoiceMakers {
  readonly invoice: MakeDocument;
  readonly proforma: MakeDocument;
}

const checkOwn = ({ shop, unit, buyer }: CallContext, orderNo: string): Promise<void> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql`select order_no from purchase where order_no = ${orderNo} and bu_id = ${unit.id}
      and sells = 'cards' and ${readableBy(buyer)}`.execute(transaction);
    if (rows.length === 0) throw new CallRefused('notFound', { field: 'orderNo' });
  });

export const proformaFileName = (orderNo: string): string => `${orderNo}-proforma.pdf`;

export const invoiceCall =
  (make: InvoiceMakers): Handler<typeof invoice> =>
  async ({ orderNo }, context): Promise<ResponseOf<typeof invoice>> => {
    const { shop, unit } = context;
    await checkOwn(context, orderNo);
    const invoiced = await make.invoice(shop, unit, orderNo);
    const pdf = invoiced ?? (await make.proforma(shop, unit, orderNo));
    if (pdf === null) throw new CallRefused('invoiceNotReady');
    return {
      fileName: invoiced === null ? proformaFileName(orderNo) : `${orderNo}.pdf`,
      contentType: 'application/pdf',
      content: Buffer.from(pdf).toString('base64'),
    };
  };
