/** Runs the sign-in to a dossier: what it opens is kept in the tab, and the dossier follows. Source: S7.38, S8.7 to S8.10, S4.80, A-75. */
import { type KybCredentials, kybLoginMachine, type KybLoginSnapshot } from '@offrande/domain/kyb';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { useLater } from '../../page/part.tsx';
import type { KybGateways } from '../../shop/kyb-gateways.ts';
import type { KybSessionStore } from '../../shop/kyb-session-store.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Captcha } from '../captcha/captcha.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useCaptchaReload } from '../captcha/use-captcha-reload.ts';
import { useSolving } from '../captcha/use-solving.ts';

interface Door {
  readonly identity: KybGateways['identity'];
  readonly store: KybSessionStore;
}

const load = async (shop: Shop): Promise<Door> => {
  const [{ kybIdentity }, { createKybSessionStore }] = await Promise.all([
    import('../../shop/kyb-client.ts'),
    import('../../shop/kyb-session-store.ts'),
  ]);
  return { identity: kybIdentity(shop), store: createKybSessionStore(shop) };
};

const loads = new WeakMap<Shop['tab'], () => Promise<Door>>();

/** The same function at every drawing; a shop is known by its tab's storage. */
const loaderOf = (shop: Shop): (() => Promise<Door>) => {
  const known = loads.get(shop.tab) ?? (() => load(shop));
  loads.set(shop.tab, known);
  return known;
};

interface KybLoginAttempt {
  readonly snapshot: KybLoginSnapshot;
  readonly signIn: (credentials: KybCredentials) => Promise<void>;
  readonly isBusy: boolean;
  readonly captcha: Captcha;
  /** The form was submitted before the traditional captcha had been pressed. */
  readonly isCaptchaMissed: boolean;
}

export const useKybLogin = (): KybLoginAttempt => {
  const { identity, store } = useLater(loaderOf(useShop()));
  const [, navigate] = useLocation();
  const captcha = useCaptcha('login');
  const { solve, isPreparing, isCaptchaMissed } = useSolving();
  useCaptchaReload(captcha);
  const [machine] = useState(() =>
    kybLoginMachine.provide({
      actors: { signIn: fromPromise(({ input }) => captcha.spend(() => identity.signIn(input))) },
    }),
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const { output } = snapshot;
  useEffect(() => {
    if (output === undefined || output === null) return;
    store.saveSession(output);
    navigate('/auth/kyb/register');
  }, [output, store, navigate]);
  const signIn = async (credentials: KybCredentials): Promise<void> => {
    const solution = await solve(captcha);
    if (solution !== null) actor.send({ type: 'submit', login: { ...credentials, captcha: solution } });
  };
  return { snapshot, signIn, isBusy: isPreparing || snapshot.hasTag('fetching'), captcha, isCaptchaMissed };
};
