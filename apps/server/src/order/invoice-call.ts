/** The call `invoice`: the invoice of the caller's own order, once it is paid. The maker is passed in. Source: S7.84, S8.47. */
import type { invoice, ResponseOf } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { ownedBy } from './own-order.ts';

/** An order's invoice as PDF; null while there is none. */
export type MakeInvoice = (shop: Shop, unit: Unit, orderNo: string) => Promise<Uint8Array | null>;

const checkOwn = ({ shop, unit, buyer }: CallContext, orderNo: string): Promise<void> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql`select order_no from purchase where order_no = ${orderNo} and bu_id = ${unit.id}
      and sells = 'cards' and ${ownedBy(buyer)}`.execute(transaction);
    if (rows.length === 0) throw new CallRefused('notFound', { field: 'orderNo' });
  });

export const invoiceCall =
  (make: MakeInvoice): Handler<typeof invoice> =>
  async ({ orderNo }, context): Promise<ResponseOf<typeof invoice>> => {
    await checkOwn(context, orderNo);
    const pdf = await make(context.shop, context.unit, orderNo);
    if (pdf === null) throw new CallRefused('invoiceNotReady');
    return {
      fileName: `${orderNo}.pdf`,
      contentType: 'application/pdf',
      content: Buffer.from(pdf).toString('base64'),
    };
  };
