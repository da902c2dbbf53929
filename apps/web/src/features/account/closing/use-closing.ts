/**
 * Runs the closing of an account, and navigates afterwards: signed out, or back to the account. A deleted account is
 * said on the next page, and its remembered login is forgotten. Source: S3.153, S5.74, S7.28, A-94.
 */
import {
  accountClosingMachine,
  type AccountClosingSnapshot,
  type ClosingEvent,
  type ClosingFacts,
} from '@offrande/domain/account-closing';
import { NOTHING_REMEMBERED } from '@offrande/domain/browser-storage';
import { type Member } from '@offrande/domain/profile';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { toHref } from '../../../page/location-href.ts';
import { createNoticeStore } from '../../../shop/pending-notices.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { remember } from '../../auth/remembered.ts';

export interface Closing {
  readonly snapshot: AccountClosingSnapshot;
  readonly send: (event: ClosingEvent) => void;
}

export const useClosing = ({ custId, email }: Member, facts: ClosingFacts): Closing => {
  const { account, cookies, tab, unitId } = useShop();
  const [, navigate] = useLocation();
  const [machine] = useState(() =>
    accountClosingMachine.provide({
      actors: { deleteAccount: fromPromise(({ input }) => account.profile.deleteAccount(input)) },
    }),
  );
  const actor = useActorRef(machine, { input: { custId, email, ...facts } });
  const snapshot = useSelector(actor, (current) => current);
  const place = snapshot.output;
  const isDeleted = snapshot.matches('closed');
  useEffect(() => {
    if (!isDeleted) return;
    createNoticeStore(unitId, tab).leaveDeleted();
    remember(cookies, NOTHING_REMEMBERED);
  }, [isDeleted, cookies, tab, unitId]);
  useEffect(() => {
    if (place !== undefined) navigate(toHref(place), { replace: true });
  }, [navigate, place]);
  return { snapshot, send: actor.send };
};
