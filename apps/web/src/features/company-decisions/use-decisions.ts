/** The orders of the company that wait for a decision: the machine behind the page. Source: A-183. */
import { type DecisionsEvent, decisionsMachine, type DecisionsSnapshot } from '@offrande/domain/order-decision';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { orderDecisions } from '../../shop/company-decision-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from '../account/use-customer.ts';

export interface Decisions {
  readonly snapshot: DecisionsSnapshot;
  readonly send: (event: DecisionsEvent) => void;
}

export const useDecisions = (): Decisions => {
  const { customerId: custId } = useCustomer();
  const decisions = orderDecisions(useShop());
  const [machine] = useState(() =>
    decisionsMachine.provide({
      actors: {
        fetchWaitingOrders: fromPromise(({ input }) => decisions.fetchWaitingOrders(input)),
        decideOrder: fromPromise(({ input }) => decisions.decideOrder(input)),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { custId } });
  return { snapshot: useSelector(actor, (current) => current), send: actor.send };
};
