/** Runs the sign-in to a dossier: what it opens is kept in the tab, and the dossier follows. Source: S7.38, S4.80, A-75. */
import { kybLoginMachine, type KybLoginEvent, type KybLoginSnapshot } from '@offrande/domain/kyb';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { useLater } from '../../page/part.tsx';
import type { KybGateways } from '../../shop/kyb-gateways.ts';
import type { KybStore } from '../../shop/kyb-store.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/shop-context.tsx';

interface Door {
  readonly identity: KybGateways['identity'];
  readonly store: KybStore;
}

const load = async (shop: Shop): Promise<Door> => {
  const [{ kybGateways }, { createKybStore }] = await Promise.all([
    import('../../shop/kyb-calls.ts'),
    import('../../shop/kyb-store.ts'),
  ]);
  return { identity: kybGateways(shop).identity, store: createKybStore(shop) };
};

const loads = new WeakMap<Shop['tab'], () => Promise<Door>>();

/** The same function at every drawing; a shop is known by its tab's storage. */
const loaderOf = (shop: Shop): (() => Promise<Door>) => {
  const known = loads.get(shop.tab) ?? (() => load(shop));
  loads.set(shop.tab, known);
  return known;
};

interface KybLogin {
  readonly snapshot: KybLoginSnapshot;
  readonly send: (event: KybLoginEvent) => void;
}

export const useKybLogin = (): KybLogin => {
  const { identity, store } = useLater(loaderOf(useShop()));
  const [, navigate] = useLocation();
  const [machine] = useState(() =>
    kybLoginMachine.provide({ actors: { signIn: fromPromise(({ input }) => identity.signIn(input)) } }),
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const { output } = snapshot;
  useEffect(() => {
    if (output === undefined || output === null) return;
    store.saveSession(output);
    navigate('/auth/kyb/register');
  }, [output, store, navigate]);
  return { snapshot, send: actor.send };
};
