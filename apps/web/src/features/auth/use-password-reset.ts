/**
 * Runs a password reset: the machine with the shop's calls, restarted for another link. Source: S2.92, S4.83, S4.84,
 * S9.21.
 */
import { customerKindOfCode } from '@offrande/domain/customer';
import {
  type PasswordResetEvent,
  passwordResetMachine,
  type PasswordResetSnapshot,
  resetLinkOf,
  selectResetSeconds,
} from '@offrande/domain/password-reset';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useShop } from '../../shop/shop-context.tsx';
import { useSeconds } from './use-seconds.ts';

export interface PasswordReset {
  readonly snapshot: PasswordResetSnapshot;
  readonly send: (event: PasswordResetEvent) => void;
}

/**
 * The address contains the reset link, or the login page (`accountType` C, B or S) where the password was forgotten.
 */
export const usePasswordReset = (search: string): PasswordReset => {
  const { account } = useShop();
  const [machine] = useState(() =>
    passwordResetMachine.provide({
      actors: {
        requestReset: fromPromise(({ input }) => account.passwordReset.requestReset(input)),
        confirmLink: fromPromise(({ input }) => account.passwordReset.confirmLink(input)),
        setPassword: fromPromise(({ input }) => account.passwordReset.setPassword(input)),
      },
    }),
  );
  const query = Object.fromEntries(new URLSearchParams(search));
  const kind = customerKindOfCode(query['accountType'] ?? '') ?? 'individual';
  const actor = useActorRef(machine, { input: { kind, link: resetLinkOf(query) } });
  const snapshot = useSelector(actor, (current) => current);
  useSeconds(selectResetSeconds(snapshot), (secondsLeft) => actor.send({ type: 'tick', secondsLeft }));
  return { snapshot, send: actor.send };
};
