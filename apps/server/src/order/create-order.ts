/**
 * The call `createOrder`: rebuilds the cart, prices it, places the holds and writes the order. Three statements and one
 * commit whatever the order's size: the buyer's session; the claim of the key with the company, the draft and the cards that
 * pay; the order itself.
 */
import type { Calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { CallRefused } from '../http/call-refused.ts';
import { orderedFrom } from '../customer/ordered-for.ts';
import type { Handler } from '../http/handler.ts';
import { type Buyer, kindOf } from '../session/buyer.ts';
import { checkedOrder, type Trade, type TradeRows, tradeRows } from './checked-order.ts';
import { newOrderNo } from './new-order-no.ts';
import { type CouponRow, couponRows, couponsFrom } from './order-coupons.ts';
import { priceOrder } from './price-order.ts';
import { writeOrder } from './write-order.ts';

/** What an order is judged by, as it is kept. */
interface OrderRows {
  readonly trade: TradeRows | null;
  readonly coupons: readonly CouponRow[];
}

/** What of the trade is written: the rows of files, and for whom a salesman ordered. */
const writtenTrade = ({ company, draft }: Trade, buyer: Buyer) => ({
  files: draft?.lines.map(({ rows }) => rows) ?? [],
  orderedFor: kindOf(buyer) === 'salesman' ? (company?.customerId ?? null) : null,
});

export const createOrder: Handler<Calls['createOrder']> = (payload, context) => {
  const { shop, unit, buyer, language } = context;
  const sent = payload.couponList ?? [];
  const reading = sql<OrderRows>`jsonb_build_object('trade', ${tradeRows(payload, context)}, 'coupons', ${couponRows(context, sent)})`;
  return context.once.inTransaction(async (transaction, keep, rows) => {
    const { cart, trade } = checkedOrder(payload, context, rows.trade, orderedFrom);
    const coupons = couponsFrom(rows.coupons, context, sent);
    const priced = priceOrder(unit, buyer, payload, cart, coupons, trade.company?.customerId ?? null);
    const answer = { orderNo: newOrderNo(shop.random) };
    const order = {
      ...answer,
      unit,
      buyer,
      language,
      cart,
      means: payload.paymentMean,
      priced,
      ...writtenTrade(trade, buyer),
    };
    if (!(await writeOrder(transaction, shop, order, keep(answer)))) {
      throw new CallRefused(payload.paymentMean === 'wallet' ? 'walletInsufficient' : 'couponAlreadyHeld');
    }
    return answer;
  }, reading);
};
