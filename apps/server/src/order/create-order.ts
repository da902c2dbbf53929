/**
 * The call `createOrder`: rebuilds the cart, prices it, places the holds and writes the order. Four statements and one
 * commit whatever the order's size: the buyer's session, the claim of the key, the cards that pay, the order itself.
 */
import type { Calls } from '@offrande/api-client/contract';
import { CallRefused } from '../http/call-refused.ts';
import { orderedFor } from '../customer/ordered-for.ts';
import type { Handler } from '../http/handler.ts';
import { type Buyer, kindOf } from '../session/buyer.ts';
import { checkedOrder, type Trade } from './checked-order.ts';
import { newOrderNo } from './new-order-no.ts';
import { couponsOfOrder } from './order-coupons.ts';
import { priceOrder } from './price-order.ts';
import { writeOrder } from './write-order.ts';

/** What of the trade is written: the rows of files, and for whom a salesman ordered. */
const tradeRows = ({ company, draft }: Trade, buyer: Buyer) => ({
  files: draft?.lines.map(({ rows }) => rows) ?? [],
  orderedFor: kindOf(buyer) === 'salesman' ? (company?.customerId ?? null) : null,
});

export const createOrder: Handler<Calls['createOrder']> = async (payload, context) => {
  const { shop, unit, buyer, language } = context;
  const { cart, trade } = await checkedOrder(payload, context, orderedFor);
  return context.once.inTransaction(async (transaction, keep) => {
    const coupons = await couponsOfOrder(transaction, shop, unit, buyer, payload.couponList ?? []);
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
      ...tradeRows(trade, buyer),
    };
    if (!(await writeOrder(transaction, shop, order, keep(answer)))) {
      throw new CallRefused(payload.paymentMean === 'wallet' ? 'walletInsufficient' : 'couponAlreadyHeld');
    }
    return answer;
  });
};
