/**
 * Runs the change of an email: sends and confirms its code through the shop's calls; a login that was remembered by the old
 * email is remembered by the new one. Source: S4.55, A-58, A-76.
 */
import { isSameEmail } from '@offrande/domain/email';
import { emailChangeMachine, type EmailChangeEvent, type EmailChangeSnapshot } from '@offrande/domain/email-change';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { createCodeMachine } from '../../../shop/code-machine.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import { readRemembered, remember } from '../../auth/remembered.ts';

interface EmailChange {
  readonly snapshot: EmailChangeSnapshot;
  readonly send: (event: EmailChangeEvent) => void;
}

interface Account {
  readonly custId: string;
  readonly email: string;
  readonly hasPassword: boolean;
}

export const useEmailChange = (own: Account): EmailChange => {
  const { account, cookies } = useShop();
  const [machine] = useState(() =>
    emailChangeMachine.provide({
      actors: {
        verifyEmail: createCodeMachine(account.codes),
        changeEmail: fromPromise(async ({ input }) => {
          await account.profile.changeEmail(input);
          const login = readRemembered(cookies);
          if (input !== null && login.email !== null && isSameEmail(login.email, own.email))
            remember(cookies, { ...login, email: input.email });
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: own });
  return { snapshot: useSelector(actor, (current) => current), send: actor.send };
};
