/**
 * Runs the page linked from the registration email: confirms the token, then counts down to the home page. Source:
 * S2.88, S2.91, S7.45, A-82.
 */
import {
  type ConfirmationEvent,
  type ConfirmationLink,
  confirmationMachine,
  type ConfirmationSnapshot,
  selectConfirmationSeconds,
} from '@offrande/domain/registration';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useShop } from '../../shop/shop-context.tsx';
import { useNavigateTo } from './use-navigate-to.ts';
import { useSeconds } from './use-seconds.ts';

export interface Confirmation {
  readonly snapshot: ConfirmationSnapshot;
  readonly send: (event: ConfirmationEvent) => void;
}

export type ConfirmationActors = NonNullable<Parameters<typeof confirmationMachine.provide>[0]['actors']>;

/** `ofCompany` confirms a company's link; other pages do not carry its calls. */
export const useConfirmation = (link: ConfirmationLink, ofCompany: ConfirmationActors = {}): Confirmation => {
  const { account } = useShop();
  const [machine] = useState(() =>
    confirmationMachine.provide({
      actors: {
        confirmRegistration: fromPromise(({ input }) => account.registration.confirmRegistration(input)),
        ...ofCompany,
      },
    }),
  );
  const actor = useActorRef(machine, { input: link });
  const snapshot = useSelector(actor, (current) => current);
  const isShown = snapshot.matches('confirmed') || snapshot.matches('refused');
  useSeconds(isShown ? selectConfirmationSeconds(snapshot) : null, (secondsLeft) =>
    actor.send({ type: 'tick', secondsLeft }),
  );
  useNavigateTo(snapshot.output);
  return { snapshot, send: actor.send };
};
