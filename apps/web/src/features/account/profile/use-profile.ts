/** A member's profile: fetched, and changed one section at a time. Source: S1.22, S4.53 to S4.58, S6.16. */
import type { NumberingPlan } from '@offrande/domain/phone';
import {
  createProfileMachine,
  type ProfileEvent,
  type ProfilePolicy,
  type ProfileSection,
  type ProfileSnapshot,
  selectIsUpdateSuccess,
  selectMember,
  selectProfileFailure,
} from '@offrande/domain/profile';
import { selectHasPassword } from '@offrande/domain/session';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useBoot } from '../../../page/boot.tsx';
import { useShop } from '../../../shop/shop-context.tsx';
import { useSession } from '../../session/use-session.ts';
import { usePageQueries } from '../../../shop/queries.ts';
import { useCustomer } from '../use-customer.ts';

export interface Profile {
  readonly snapshot: ProfileSnapshot;
  readonly send: (event: ProfileEvent) => void;
  readonly policy: ProfilePolicy;
  readonly plan: NumberingPlan;
  readonly hasPassword: boolean;
  /** The section changed last on this page; null before. */
  readonly changed: ProfileSection | null;
}

/** `given`: what the unit demands, where the page does not carry it. */
export const useProfile = (plan: NumberingPlan, given?: ProfilePolicy): Profile => {
  const { account } = useShop();
  const { customerId: custId } = useCustomer();
  const session = useSession();
  const queries = usePageQueries();
  const { addressPolicy } = useBoot().unit;
  const [policy] = useState((): ProfilePolicy => given ?? { accountCategories: [], deliveryAddress: addressPolicy });
  const [changed, setChanged] = useState<ProfileSection | null>(null);
  const hasPassword = selectHasPassword(session.snapshot);
  const [machine] = useState(() =>
    createProfileMachine(plan).provide({
      actors: {
        fetchProfile: fromPromise(({ input }) => account.profile.fetchProfile(input)),
        updateProfile: fromPromise(async ({ input }) => {
          await account.profile.updateProfile(input);
          const section = input?.update.section;
          setChanged(section === undefined || section === 'phone' ? null : section);
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { custId, hasPassword, policy } });
  const snapshot = useSelector(actor, (current) => current);
  const member = selectMember(snapshot);
  useEffect(() => {
    if (member !== null) queries.setQueryData(['profile', custId], member);
  }, [queries, custId, member]);
  const isRefused = snapshot.matches('lost') && selectProfileFailure(snapshot)?.isRetryable === false;
  const { send: tellSession } = session;
  useEffect(() => {
    if (isRefused) tellSession({ type: 'profileFailed' });
  }, [isRefused, tellSession]);
  return {
    snapshot,
    send: actor.send,
    policy,
    plan,
    hasPassword,
    changed: selectIsUpdateSuccess(snapshot) === true ? changed : null,
  };
};
