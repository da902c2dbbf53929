/**
 * The call `cancelOrder`: cancels an unconfirmed order, which releases its holds, or an unconfirmed top-up. Cancelling twice gets the same
 * answer; a confirmed order is refused.
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

/** The buyer may just have paid without our knowing it, so the provider is queried before the order is cancelled. */
const queryProvider = async ({ shop, unit, buyer }: CallContext, orderNo: string): Promise<void> => {
  const open = sql`attempt.order_no = ${orderNo} and ${ownedBy(buyer)} and attempt.state = 'open'`;
  const attempt = await inUnit(shop.connection, unit.id, (transaction) => findAttempt(transaction, unit, open));
  if (attempt !== null) await refreshPayment(shop, unit, attempt.id);
};

export const cancelOrder: Handler<Calls['cancelOrder']> = async ({ orderNo }, context) => {
  await queryProvider(context, orderNo);
  return context.once.inTransaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, context, orderNo);
    if (order.state !== 'canceled' && !(await endOrder(transaction, context.shop, order)))
      throw new CallRefused('orderNotCancellable');
    return { orderNo };
  });
};
