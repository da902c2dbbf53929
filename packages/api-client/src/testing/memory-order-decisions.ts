/** Orders of a company that wait for a decision, without a server. Source: A-183. */
import type { DecisionRequest, WaitingOrder } from '@offrande/domain/order-decision';
import type { OrderDecisionGateway } from '../company/index.ts';
import { ERROR_CODES } from '../contract/answer.ts';
import { present } from '../gateways/present.ts';
import { type CallScript, createCallScript } from './call-script.ts';
import { refused } from './memory-members.ts';

export interface MemoryOrderDecisions extends OrderDecisionGateway {
  readonly script: CallScript<keyof OrderDecisionGateway>;
  /** The decisions that arrived, in order. */
  readonly made: readonly DecisionRequest[];
}

export const createMemoryOrderDecisions = (waiting: readonly WaitingOrder[] = []): MemoryOrderDecisions => {
  const script = createCallScript<keyof OrderDecisionGateway>();
  const made: DecisionRequest[] = [];
  const left = (): readonly WaitingOrder[] =>
    waiting.filter(({ orderNo }) => !made.some((decision) => decision.orderNo === orderNo));
  return {
    script,
    made,
    fetchWaitingOrders: () => script.run('fetchWaitingOrders', left),
    decideOrder: ({ request }) =>
      script.run('decideOrder', () => {
        const decision = present(request, 'request');
        if (!left().some(({ orderNo, approval }) => approval.mayDecide && orderNo === decision.orderNo))
          throw refused('decideOrder', ERROR_CODES.decisionRefused, 409);
        made.push(decision);
      }),
  };
};
