/**
 * The call `cancelOrder`: frees the holds of an order, or gives up a top-up, that is not confirmed. Cancelling twice answers
 * the same; a confirmed order is refused.
 */
import type { Calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { findAttempt } from './attempt.ts';
import { refreshPayment } from './refresh-payment.ts';
import { lockOwnOrder, ownedBy } from '../order/own-order.ts';
import { endOrder } from '../order/end-order.ts';

/** Money may have been paid a moment ago without our knowing: it is asked for before the order is given up. */
const lookFirst = async ({ shop, unit, buyer }: CallContext, orderNo: string): Promise<void> => {
  const open = sql`attempt.order_no = ${orderNo} and ${ownedBy(buyer)} and attempt.state = 'open'`;
  const attempt = await inUnit(shop.connection, unit.id, (transaction) => findAttempt(transaction, unit, open));
  if (attempt !== null) await refreshPayment(shop, unit, attempt.id);
};

export const cancelOrder: Handler<Calls['cancelOrder']> = async ({ orderNo }, context) => {
  await lookFirst(context, orderNo);
  return context.once.inTransaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, context, orderNo);
    if (order.state !== 'canceled' && !(await endOrder(transaction, context.shop, order)))
      throw new CallRefused('orderNotCancellable');
    return { orderNo };
  });
};
