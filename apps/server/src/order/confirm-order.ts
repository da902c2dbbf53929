/**
 * The call `confirmOrder`: answers for an order that is paid, and settles one that has nothing left to pay. The browser's
 * word about a payment counts for nothing here. Confirming twice answers the same. Source.
 */
import type { Calls } from '@offrande/api-client/contract';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { CallRefused } from '../http/call-refused.ts';
import type { Handler } from '../http/handler.ts';
import { settle } from '../payment/settle.ts';
import { lockOwnOrder } from './own-order.ts';

export const confirmOrder: Handler<Calls['confirmOrder']> = async ({ orderNo, custId }, context) => {
  if (custId !== undefined) throw new CallRefused('notAuthorized');
  const { shop, unit } = context;
  return context.once.inTransaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, context, orderNo);
    const isFree = order.state === 'requesting' && order.total === 0n;
    const isConfirmed = order.state === 'confirmed' || (isFree && (await settle(transaction, shop, order, null)));
    if (!isConfirmed) throw new CallRefused('orderNotPaid');
    return { orderNo, orderAmtTot: encodeAmount(fromMinorUnits(order.total, unit.currency)) };
  });
};
