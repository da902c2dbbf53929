/**
 * Runs the page after a registration was sent: the mail can be sent again or to another address, and home follows unless it is
 * stopped. Source: S2.88, S7.50, A-82.
 */
import {
  selectHomeSeconds,
  selectSentTo,
  selectTokenResendSeconds,
  verifyPageMachine,
  type VerifyPageEvent,
  type VerifyPageSnapshot,
} from '@offrande/domain/registration';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { saveSentTo } from '../../shop/company-sent-to.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useNavigateTo } from '../auth/use-navigate-to.ts';
import { useSeconds } from '../auth/use-seconds.ts';
import { useRegistrationParts } from './use-registration-parts.ts';

export interface SentPage {
  readonly snapshot: VerifyPageSnapshot;
  readonly send: (event: VerifyPageEvent) => void;
}

export const useSentPage = (email: string): SentPage => {
  const shop = useShop();
  const { registration } = useRegistrationParts();
  const [machine] = useState(() =>
    verifyPageMachine.provide({
      actors: {
        resendToken: fromPromise(({ input }) => registration.resendToken(input)),
        correctEmail: fromPromise(({ input }) => registration.correctEmail(input)),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { email } });
  const snapshot = useSelector(actor, (current) => current);
  const isShown = snapshot.status === 'active';
  useSeconds(isShown ? selectHomeSeconds(snapshot) : null, (secondsLeft) =>
    actor.send({ type: 'tickHome', secondsLeft }),
  );
  useSeconds(isShown ? selectTokenResendSeconds(snapshot) : null, (secondsLeft) =>
    actor.send({ type: 'tickResend', secondsLeft }),
  );
  const sentTo = selectSentTo(snapshot);
  useEffect(() => saveSentTo(shop, sentTo), [shop, sentTo]);
  useNavigateTo(snapshot.output);
  return { snapshot, send: actor.send };
};
