/**
 * The call `confirmOrder`: confirms an order that is paid, and settles one whose whole value the shop already holds (wallet, gift cards,
 * nothing due). What the browser says about a payment is ignored. Confirming twice gets the same answer. Source.
 */
import type { Calls } from '@offrande/api-client/contract';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { settle } from './settle.ts';
import { lockOwnOrder } from '../order/own-order.ts';
import { checkConfirmedCoupons } from './confirmed-coupons.ts';

export const confirmOrder: Handler<Calls['confirmOrder']> = async ({ orderNo, couponList }, context) => {
  const { shop, unit } = context;
  return context.once.inTransaction(async (transaction) => {
    const order = await lockOwnOrder(transaction, context, orderNo);
    if (couponList !== undefined) await checkConfirmedCoupons(transaction, context, couponList, order);
    const isCovered = order.total === 0n || order.settlement.paidFrom.type === 'wallet';
    const isPaid = order.state === 'confirmed' || order.state === 'pending';
    const isConfirmed = isPaid || (isCovered && (await settle(transaction, shop, order, null)));
    if (!isConfirmed) throw new CallRefused('orderNotPaid');
    return { orderNo, orderAmtTot: encodeAmount(fromMinorUnits(order.total, unit.currency)) };
  });
};
