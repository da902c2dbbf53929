/**
 * Runs the registration of an individual: the input, stored for the session without passwords; the machine with the
 * shop's calls; and what follows. The input stays available while codes are entered, so that a single field can be
 * corrected. Source: S2.109, S3.61 to S3.66, S4.62 to S4.64, A-82.
 */
import type { GatewayFailure } from '@offrande/domain/gateway';
import type { OneTimeCodeActor } from '@offrande/domain/password';
import {
  checkIndividual,
  createIndividualRegistrationMachine,
  EMPTY_INDIVIDUAL,
  type IndividualEntry,
  type IndividualPolicy,
  type RegistrationRefusals,
  selectIndividualCode,
  selectIndividualDraft,
  selectIndividualNotice,
  selectIndividualRefusals,
} from '@offrande/domain/registration';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useBoot } from '../../page/boot.tsx';
import { useLater } from '../../page/part.tsx';
import type { AccountGateways } from '../../shop/account-gateways.ts';
import { createCodeMachine } from '../../shop/code-machine.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { type FormEntry, useEntry } from '../form/use-entry.ts';
import { loadRegistration } from './load-registration.ts';
import { useRegistered } from './use-registered.ts';

export interface Registration extends FormEntry<IndividualEntry, RegistrationRefusals> {
  readonly policy: IndividualPolicy;
  readonly submit: () => void;
  /** The code being entered; null if none is. */
  readonly code: OneTimeCodeActor | null;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly failure: GatewayFailure | null;
}

const machineWith = (
  { codes, registration }: AccountGateways,
  plan: Parameters<typeof createIndividualRegistrationMachine>[0],
) => {
  const code = createCodeMachine(codes);
  return createIndividualRegistrationMachine(plan).provide({
    actors: {
      verifyEmail: code,
      verifyPhone: code,
      register: fromPromise(({ input }) => registration.register(input)),
    },
  });
};

/** The server's refusal of an email, until another is typed. */
const emailRefusal = (
  refusals: RegistrationRefusals | null,
  draft: IndividualEntry,
  entry: IndividualEntry,
): RegistrationRefusals =>
  refusals?.email?._tag === 'EmailCannotReceive' && draft.email === entry.email ? { email: refusals.email } : {};

/** `known` is what is already known about the person; otherwise the stored draft is used. */
export const useRegistration = (known: IndividualEntry | null = null): Registration => {
  const { unitId, account, tab } = useShop();
  const { individualPolicy: policy } = useBoot().unit;
  const { plan, createRegistrationStore } = useLater(loadRegistration);
  const [store] = useState(() => createRegistrationStore(unitId, tab));
  const [machine] = useState(() => machineWith(account, plan));
  const [start] = useState(() => known ?? store.readDraft() ?? EMPTY_INDIVIDUAL);
  const actor = useActorRef(machine, { input: { policy, draft: start } });
  const snapshot = useSelector(actor, (current) => current);
  const form = useEntry(
    start,
    (entry: IndividualEntry) => checkIndividual(entry, policy, plan),
    (_, entry) => actor.send({ type: 'submit', entry }),
    'registration',
  );
  const { entry, refusals } = form;
  useEffect(() => store.saveDraft(entry), [store, entry]);
  useRegistered(snapshot, store);
  const notice = selectIndividualNotice(snapshot);
  return {
    ...form,
    refusals: {
      ...refusals,
      ...emailRefusal(selectIndividualRefusals(snapshot), selectIndividualDraft(snapshot), entry),
    },
    policy,
    code: selectIndividualCode(snapshot),
    isBusy: snapshot.hasTag('busy'),
    isDone: snapshot.status === 'done',
    failure: notice?._tag === 'RegistrationFailed' ? notice.failure : null,
  };
};
