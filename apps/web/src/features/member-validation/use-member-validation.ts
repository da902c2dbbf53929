/**
 * Runs the decision about a member: the machine with its call, and the redirect that drops the parameters. Source:
 * S2.45, S4.67 to S4.71.
 */
import {
  memberValidationMachine,
  type MemberValidationEvent,
  type MemberValidationInput,
  type MemberValidationSnapshot,
} from '@offrande/domain/member-validation';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';
import { useShop } from '../../shop/shop-context.tsx';

export interface MemberValidation {
  readonly snapshot: MemberValidationSnapshot;
  readonly send: (event: MemberValidationEvent) => void;
}

export const useMemberValidation = (input: MemberValidationInput): MemberValidation => {
  const { membership } = useShop().account;
  const [machine] = useState(() =>
    memberValidationMachine.provide({
      actors: { activateAccountValidate: fromPromise(({ input: decision }) => membership.decide(decision)) },
    }),
  );
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const [, navigate] = useLocation();
  const place = snapshot.output;
  useEffect(() => {
    if (place !== undefined) navigate(place.path, { replace: true });
  }, [navigate, place]);
  return { snapshot, send: actor.send };
};
