/** The calls that list, read, print and disable existing quotations, for their owners. Source: S7.15 to S7.17, A-40. */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { PAGE_SIZE } from '@offrande/domain/paging';
import { quotationDetailAnswer } from '@offrande/domain/quotation/schema';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { HandlersOf } from '../call/handler.ts';
import { limitCall } from '../card/limit-call.ts';
import { viewedCustomer } from '../customer/viewed-customer.ts';
import { ownCustomer } from '../session/own-customer.ts';
import { findQuotation, ordersSql, printStored } from './stored-quotation.ts';

type Detail = ResponseOf<Calls['getQuotationDetail']>;

interface Row {
  readonly detail: Detail;
}

const entryOf = ({ detail: { orderNo, createdAt, email, qty, orderAmtTot, validUntil, isDisabled, orders } }: Row) => ({
  orderNo,
  createdAt,
  email,
  qty,
  orderAmtTot,
  validUntil,
  isDisabled,
  orders,
});

const notFound = (): CallRefused => new CallRefused('notFound', { field: 'orderNo' });

/** Rendering pages takes time. */
const DOCUMENTS = { perSession: 30, perAddress: 120 } as const;

export const quotationHandlers: HandlersOf<
  'getQuotationOrders' | 'getQuotationDetail' | 'quotationDocument' | 'disableQuotationOrder'
> = {
  getQuotationOrders: async ({ custId, page }, { shop, unit, buyer }) => {
    return inUnit(shop.connection, unit.id, async (transaction) => {
      const { id } = await viewedCustomer(transaction, unit, buyer, { custId, view: 'quotations' });
      const open = sql`quotation where owner_id = ${id} and bu_id = ${unit.id} and not is_disabled`;
      const { rows } = await sql<Row & { total: bigint }>`
        select total, page.detail from (select count(*) as total from ${open}) counted
          left join lateral (
            select detail - 'cartLines' - 'priceList' - 'lines' || ${ordersSql} as detail, created_at, order_no from ${open}
            order by created_at desc, order_no limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}
          ) page on true
        order by page.created_at desc, page.order_no`.execute(transaction);
      return {
        totalCount: Number(rows[0]?.total ?? 0),
        quotationOrders: rows.filter(({ detail }) => detail !== null).map(entryOf),
      };
    });
  },
  getQuotationDetail: async ({ custId, orderNo }, { shop, unit, buyer }) => {
    const { id } = ownCustomer(buyer, custId);
    const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
      sql<Row>`select detail || ${ordersSql} as detail from quotation where order_no = ${orderNo} and owner_id = ${id} and bu_id = ${unit.id}
        and not is_disabled`.execute(transaction),
    );
    if (rows[0] === undefined) throw notFound();
    // The stored detail is in wire format; it is decoded so that it is encoded like any other answer.
    const kept = Schema.decodeUnknownSync(quotationDetailAnswer(unit.currency))(rows[0].detail);
    return { ...rows[0].detail, lines: kept.lines };
  },
  quotationDocument: async ({ custId, orderNo }, context) => {
    const { shop, unit, buyer } = context;
    const { id } = ownCustomer(buyer, custId);
    await limitCall(context, 'quotationDocument', DOCUMENTS);
    const stored = await findQuotation(shop, unit, orderNo, sql`owner_id = ${id}::uuid and not is_disabled`);
    const pdf = stored === undefined ? null : await printStored(shop, unit, stored);
    if (pdf === null) throw notFound();
    return {
      fileName: `${orderNo}.pdf`,
      contentType: 'application/pdf',
      content: Buffer.from(pdf).toString('base64'),
    };
  },
  disableQuotationOrder: async ({ custId, orderNo }, { shop, unit, buyer }) => {
    const { id } = ownCustomer(buyer, custId);
    const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
      sql`update quotation set is_disabled = true where order_no = ${orderNo} and owner_id = ${id} and bu_id = ${unit.id}
        returning order_no`.execute(transaction),
    );
    if (rows.length === 0) throw notFound();
    return { orderNo };
  },
};
