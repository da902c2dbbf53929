/** Taking up an invitation: the machine behind the page, and what follows once a new account is open. Source: S7.47, A-183. */
import { type JoinEvent, joinMachine, type JoinSnapshot } from '@offrande/domain/company-people';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useAddress } from '../../page/boot.tsx';
import { companyPeople } from '../../shop/company-people-calls.ts';
import { enterAs } from '../../shop/enter-as.ts';
import { useShop } from '../../shop/shop-context.tsx';

export interface Join {
  readonly snapshot: JoinSnapshot;
  readonly send: (event: JoinEvent) => void;
}

/** Whose account was just opened is signed in, and led to the company's home. */
export const useJoin = (token: string): Join => {
  const shop = useShop();
  const address = useAddress();
  const people = companyPeople(shop);
  const [machine] = useState(() =>
    joinMachine.provide({
      actors: {
        fetchInvitation: fromPromise(({ input }) => people.fetchInvitation(input)),
        joinCompany: fromPromise(({ input }) => enterAs(shop, () => people.joinCompany(input), address('/b2b'))),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { token } });
  return { snapshot: useSelector(actor, (current) => current), send: actor.send };
};
