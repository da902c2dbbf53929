/** The calls about orders of a company that wait for a decision. Source: A-183. */
import type { Currency } from '@offrande/domain/money';
import type { DecisionRequest, DecisionsInput, WaitingOrder } from '@offrande/domain/order-decision';
import type { Client } from '../client/client.ts';
import { decideOrder, waitingOrders } from '../contract/order-decision.ts';
import type { IntentionKeys } from '../gateways/intention-keys.ts';
import { present } from '../gateways/present.ts';
import { readAmount } from '../gateways/read-answer.ts';

export interface OrderDecisionGateway {
  /** The oldest first. */
  fetchWaitingOrders(whose: DecisionsInput): Promise<readonly WaitingOrder[]>;
  decideOrder(decision: DecisionsInput & { readonly request: DecisionRequest | null }): Promise<unknown>;
}

export const createOrderDecisionGateway = (
  client: Client,
  currency: Currency,
  keys: IntentionKeys,
): OrderDecisionGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    fetchWaitingOrders: async ({ custId }) => {
      const { orders } = await client.call(waitingOrders, { ...unit, custId });
      return orders.map(({ orderAmtTot, ...order }) => ({
        ...order,
        total: readAmount(orderAmtTot, currency, 'waitingOrders'),
      }));
    },
    decideOrder: ({ custId, request }) => {
      const decision = present(request, 'request');
      return keys.run(`decide ${decision.orderNo} ${decision.isApproved}`, (idempotencyKey) =>
        client.call(decideOrder, { ...unit, custId, ...decision }, { idempotencyKey }),
      );
    },
  };
};
