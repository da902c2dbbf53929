/**
 * The call `createOrder`: rebuilds the cart, prices it, places the holds and writes the order. Four statements and one
 * commit whatever the order's size: the buyer's session, the claim of the key, the cards that pay, the order itself.
 */
import type { Calls } from '@offrande/api-client/contract';
import { checkCart } from '@offrande/domain/cart';
import type { CheckoutPayload } from '@offrande/domain/order/schema';
import { Result } from 'effect';
import { CallRefused } from '../http/call-refused.ts';
import type { Handler } from '../http/handler.ts';
import { kindOf } from '../session/buyer.ts';
import { cartOfPayload } from './cart-of-payload.ts';
import type { PayloadContext } from './field-refused.ts';
import { newOrderNo } from './new-order-no.ts';
import { couponsOfOrder } from './order-coupons.ts';
import { ownPhoto } from './own-photo.ts';
import { priceOrder } from './price-order.ts';
import { writeOrder } from './write-order.ts';

const notOffered = ['tempId', 'freeItem', 'freeItemQty', 'rewardType'] as const satisfies (keyof CheckoutPayload)[];

const checkPayload = (payload: CheckoutPayload, { unit, buyer, publicOrigin }: PayloadContext): void => {
  const field = notOffered.find((name) => payload[name] !== undefined);
  if (field !== undefined) throw new CallRefused('orderRefused', { field, reason: 'NotOffered' });
  if (buyer === 'guest' && !unit.allowsGuests) throw new CallRefused('notAuthorized');
  if (ownPhoto(payload.orderImageUrl ?? null, unit.id, publicOrigin) === undefined) {
    throw new CallRefused('orderRefused', { field: 'orderImageUrl', reason: 'NotOwnAddress' });
  }
};

const checkedCart = (payload: CheckoutPayload, context: PayloadContext) => {
  const cart = cartOfPayload(payload.lines, context);
  if (Result.isFailure(cart))
    throw new CallRefused('orderRefused', { field: cart.failure.field, reason: cart.failure.reason });
  const checked = checkCart(cart.success, context.unit.cartPolicyFor(context.buyer));
  if (Result.isFailure(checked))
    throw new CallRefused('orderRefused', { field: 'lines', reason: checked.failure._tag });
  return checked.success;
};

export const createOrder: Handler<Calls['createOrder']> = async (payload, context) => {
  const { shop, unit, buyer, language } = context;
  const payloadContext = { unit, buyer: kindOf(buyer), language, now: shop.clock(), publicOrigin: shop.publicOrigin };
  checkPayload(payload, payloadContext);
  const cart = checkedCart(payload, payloadContext);
  return context.once.inTransaction(async (transaction, keep) => {
    const coupons = await couponsOfOrder(transaction, shop, unit, buyer, payload.couponList ?? []);
    const priced = priceOrder(unit, buyer, payload, cart, coupons);
    const answer = { orderNo: newOrderNo(shop.random) };
    const order = { ...answer, unit, buyer, language, cart, means: payload.paymentMean, priced };
    if (!(await writeOrder(transaction, shop, order, keep(answer)))) {
      throw new CallRefused(payload.paymentMean === 'wallet' ? 'walletInsufficient' : 'couponAlreadyHeld');
    }
    return answer;
  });
};
