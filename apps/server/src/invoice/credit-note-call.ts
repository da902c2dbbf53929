/**
 * The call `creditNote`: the credit note of a return of the caller's own order. A return that has none is as unknown as anybody else's.
 * Source: S7.84, decision 061.
 */
import type { creditNote, ResponseOf } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { inUnit } from '../database/in-unit.ts';
import { readableBy } from '../order/own-order.ts';
import { createCreditNote } from './create-credit-note.ts';

interface AskedReturn {
  readonly orderNo: string;
  readonly returnId: string;
}

const isOwn = ({ shop, unit, buyer }: CallContext, { orderNo, returnId }: AskedReturn): Promise<boolean> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql`select refund.id from refund join purchase on purchase.order_no = refund.order_no
      where refund.id = ${returnId} and refund.bu_id = ${unit.id} and refund.order_no = ${orderNo}
        and ${readableBy(buyer)}`.execute(transaction);
    return rows.length > 0;
  });

export const creditNoteCall: Handler<typeof creditNote> = async (
  asked,
  context,
): Promise<ResponseOf<typeof creditNote>> => {
  const { shop, unit } = context;
  const printed = (await isOwn(context, asked)) ? await createCreditNote(shop, unit, asked.returnId) : null;
  if (printed === null) throw new CallRefused('notFound', { field: 'returnId' });
  return {
    fileName: printed.fileName,
    contentType: 'application/pdf',
    content: Buffer.from(printed.pdf).toString('base64'),
  };
};
