/**
 * Runs the closing of an account, and navigates afterwards: signed out, or back to the account. Source: S5.74, S7.28,
 *
 */
import {
  accountClosingMachine,
  type AccountClosingSnapshot,
  type ClosingEvent,
  type ClosingFacts,
} from '@offrande/domain/account-closing';
import { type Member } from '@offrande/domain/profile';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { toHref } from '../../../page/location-href.ts';
import { useShop } from '../../../shop/shop-context.tsx';

export interface Closing {
  readonly snapshot: AccountClosingSnapshot;
  readonly send: (event: ClosingEvent) => void;
}

export const useClosing = ({ custId, email }: Member, facts: ClosingFacts): Closing => {
  const { account } = useShop();
  const [, navigate] = useLocation();
  const [machine] = useState(() =>
    accountClosingMachine.provide({
      actors: { deleteAccount: fromPromise(({ input }) => account.profile.deleteAccount(input)) },
    }),
  );
  const actor = useActorRef(machine, { input: { custId, email, ...facts } });
  const snapshot = useSelector(actor, (current) => current);
  const place = snapshot.output;
  useEffect(() => {
    if (place !== undefined) navigate(toHref(place), { replace: true });
  }, [navigate, place]);
  return { snapshot, send: actor.send };
};
