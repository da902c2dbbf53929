/**
 * The call `createOrder`: rebuilds the cart, prices it, places the holds and writes the order in one commit, whatever its
 * size. Besides the buyer's session it takes one statement, or two if a company, a draft, quotations, gift cards or photos have to be
 * read first: the claim of the key together with the reads, then the order; for a person with a limit per month, two more
 * that add up the month.
 */
import type { Calls } from '@offrande/api-client/contract';
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import { readOrderingCompany, tradeCustomer } from '../customer/ordered-for.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { kindOf } from '../call/buyer.ts';
import { checkedOrder, type Trade, type TradeRows, tradeRows } from './checked-order.ts';
import { invoicedCompany } from './invoiced-company.ts';
import { approvalNeeded } from './order-approval.ts';
import { newOrderNo } from './new-order-no.ts';
import { salesmanApproval } from './salesman-approval.ts';
import { type NamedQuotation, openQuotations, quotationRows, quotedLines } from './order-quotations.ts';
import { type CouponRow, couponRows, couponsFrom } from './order-coupons.ts';
import { checkPhotos, hasPhotos, type PhotoRows, photoRows } from './order-photos.ts';
import { priceOrder } from './price-order.ts';
import { IS_WRITTEN, type NewOrder, orderParts, writeOrder } from './write-order.ts';

/** The stored rows that an order is checked against. */
interface OrderRows {
  readonly trade: TradeRows | null;
  readonly coupons: readonly CouponRow[];
  readonly photos: PhotoRows;
  readonly quotations: readonly NamedQuotation[];
}

const NOTHING_READ: OrderRows = { trade: null, coupons: [], photos: [], quotations: [] };

/** The stored part of the trade: the rows of files, the company on the invoice, and the salesman's customer, whom the mails are for. */
const writtenTrade = ({ company, profile, email, draft }: Trade, { shop, buyer }: CallContext) => {
  const invoiced = company === null ? null : invoicedCompany(shop.vault, profile, draft);
  const isForCustomer = kindOf(buyer) === 'salesman' && company !== null;
  return {
    files: draft?.lines.map(({ rows }) => rows) ?? [],
    invoiced,
    orderedFor: isForCustomer ? company.customerId : null,
    contact: isForCustomer && email !== null ? { name: invoiced?.name ?? company.name, email } : null,
  };
};

/** The new order of a payload, whoever may have to decide about it. Throws if it may not be placed. */
const newOrder = (
  payload: CheckoutPayload,
  context: CallContext,
  rows: OrderRows,
): { readonly order: NewOrder; readonly seat: Trade['seat'] } => {
  const { shop, unit, buyer, language } = context;
  const { cart, trade, document } = checkedOrder(
    payload,
    context,
    rows.trade,
    readOrderingCompany,
    quotedLines(rows.quotations, unit, shop.clock()),
  );
  checkPhotos(payload, context, rows.photos);
  const coupons = couponsFrom(rows.coupons, context, payload.couponList ?? []);
  const order = {
    orderNo: newOrderNo(shop.random),
    unit,
    buyer,
    language,
    cart,
    means: payload.paymentMean,
    priced: priceOrder(unit, buyer, payload, cart, coupons, trade.discounts),
    ...writtenTrade(trade, context),
    draftId: trade.draft === null ? null : (payload.tempId ?? null),
    approval: null,
    document,
    quotations: openQuotations(rows.quotations, shop.clock()),
  };
  return { order, seat: trade.seat };
};

const refusalOf = ({ paymentMean }: CheckoutPayload): CallRefused =>
  new CallRefused(paymentMean === 'wallet' ? 'walletInsufficient' : 'couponAlreadyHeld');

/** Creates an order that needs no reads. */
const createAtOnce: Handler<Calls['createOrder']> = (payload, context) =>
  context.once.inStatement(() => {
    const { order } = newOrder(payload, context, NOTHING_READ);
    const answer = { orderNo: order.orderNo };
    return { answer, parts: orderParts(context.shop, order), isDone: IS_WRITTEN, refusal: () => refusalOf(payload) };
  });

const createFromRows: Handler<Calls['createOrder']> = (payload, context) =>
  context.once.inTransaction(
    async (transaction, keep, rows) => {
      const { order, seat } = newOrder(payload, context, rows);
      const approval =
        (await approvalNeeded(transaction, context, seat, order.priced.total.gross)) ??
        (await salesmanApproval(transaction, context, order.cart));
      const answer = { orderNo: order.orderNo, ...(approval && { isAwaitingApprover: true }) };
      if (!(await writeOrder(transaction, context.shop, { ...order, approval }, keep(answer))))
        throw refusalOf(payload);
      return answer;
    },
    sql<OrderRows>`jsonb_build_object('trade', ${tradeRows(payload, context)},
      'coupons', ${couponRows(context, payload.couponList ?? [])}, 'photos', ${photoRows(payload, context)},
      'quotations', ${quotationRows(payload, context)})`,
  );

export const createOrder: Handler<Calls['createOrder']> = (payload, context) => {
  const isPlain =
    tradeCustomer(context.buyer) === null &&
    payload.tempId === undefined &&
    (payload.couponList ?? []).length === 0 &&
    !hasPhotos(payload, context);
  return isPlain ? createAtOnce(payload, context) : createFromRows(payload, context);
};
