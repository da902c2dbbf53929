/** The people of the company: the machine behind the page. Source: A-183. */
import { type PeopleEvent, peopleMachine, type PeopleSnapshot } from '@offrande/domain/company-people';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { companyPeople } from '../../shop/company-people-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from '../account/use-customer.ts';

export interface People {
  readonly snapshot: PeopleSnapshot;
  readonly send: (event: PeopleEvent) => void;
}

export const usePeople = (): People => {
  const shop = useShop();
  const { customerId: custId } = useCustomer();
  const people = companyPeople(shop);
  const [machine] = useState(() =>
    peopleMachine.provide({
      actors: {
        fetchPeople: fromPromise(({ input }) => people.fetchPeople(input)),
        storePeople: fromPromise(({ input }) => people.storePeople(input)),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { custId, currency: shop.currency } });
  return { snapshot: useSelector(actor, (current) => current), send: actor.send };
};
