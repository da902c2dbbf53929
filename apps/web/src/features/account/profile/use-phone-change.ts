/**
 * Runs the change of a phone number: sends and confirms its code through the shop's calls. Source: S5.46, S7.53, S7.54,
 *
 */
import type { NumberingPlan } from '@offrande/domain/phone';
import {
  createPhoneChangeMachine,
  type PhoneChangeEvent,
  type PhoneChangeSnapshot,
} from '@offrande/domain/phone-change';
import { type Member } from '@offrande/domain/profile';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { createCodeMachine } from '../../../shop/code-machine.ts';
import { useShop } from '../../../shop/shop-context.tsx';

interface PhoneChange {
  readonly snapshot: PhoneChangeSnapshot;
  readonly send: (event: PhoneChangeEvent) => void;
}

export const usePhoneChange = ({ custId, memberType, phone }: Member, plan: NumberingPlan): PhoneChange => {
  const { account } = useShop();
  const [machine] = useState(() =>
    createPhoneChangeMachine(plan).provide({
      actors: {
        verifyPhone: createCodeMachine(account.codes),
        updateProfile: fromPromise(({ input }) => account.profile.updateProfile(input)),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { custId, memberType, phone } });
  return { snapshot: useSelector(actor, (current) => current), send: actor.send };
};
