/** The calls that the order machine invokes. Source: spec section 7 (S7.98 to S7.101), A-34. */
import type { Currency } from '@offrande/domain/money';
import type { ConfirmedOrder, CreatedOrder, ReturnedPayment } from '@offrande/domain/order';
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { paymentMeansCode } from '@offrande/domain/payment/schema';
import type { Client } from '../client/client.ts';
import { cancelOrder, confirmOrder, createOrder, orderDetail } from '../contract/order.ts';
import type { IntentionKeys } from './intention-keys.ts';
import type { PlacedOrder } from './placed-order.ts';
import { readAmount } from './read-answer.ts';

export interface OrderGateway {
  createOrder(payload: CheckoutPayload): Promise<CreatedOrder>;
  confirmOrder(order: { readonly orderNo: string; readonly payment: ReturnedPayment | null }): Promise<ConfirmedOrder>;
  cancelOrder(order: { readonly orderNo: string }): Promise<void>;
  readOrder(orderNo: string): Promise<PlacedOrder>;
}

export const createOrderGateway = (client: Client, currency: Currency, keys: IntentionKeys): OrderGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    createOrder: (payload) =>
      keys.run(`create ${JSON.stringify(payload)}`, (idempotencyKey) =>
        client.call(createOrder, payload, { idempotencyKey }),
      ),
    confirmOrder: async ({ orderNo, payment }) => {
      const proof = {
        ...(payment ? { paymentId: payment.paymentId } : {}),
        ...(payment?.means ? { paymentMean: paymentMeansCode(payment.means) } : {}),
      };
      const answer = await keys.run(`confirm ${orderNo}`, (idempotencyKey) =>
        client.call(confirmOrder, { ...unit, orderNo, ...proof }, { idempotencyKey }),
      );
      const total = readAmount(answer.orderAmtTot, currency, confirmOrder.name);
      return { orderNo: answer.orderNo, total };
    },
    cancelOrder: async ({ orderNo }) => {
      await keys.run(`cancel ${orderNo}`, (idempotencyKey) =>
        client.call(cancelOrder, { ...unit, orderNo }, { idempotencyKey }),
      );
    },
    readOrder: async (orderNo) => {
      // Few pages show an order: how it is read comes with its answer.
      const [detail, { readPlacedOrder }] = await Promise.all([
        client.call(orderDetail, { ...unit, orderNo }),
        import('./placed-order.ts'),
      ]);
      return readPlacedOrder(detail, currency);
    },
  };
};
