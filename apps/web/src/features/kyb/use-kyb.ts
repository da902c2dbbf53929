/**
 * Runs the verification of a company: the machine with the shop's calls, its session in the tab's storage, and the day that
 * answers are checked against. Source: S4.72 to S4.82, A-78.
 */
import { createKybMachine, type KybSnapshot, NO_KYB_SESSION, selectKybSession } from '@offrande/domain/kyb';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { createCodeMachine } from '../../shop/code-machine.ts';
import { type KybParts, useKybParts } from './use-kyb-parts.ts';

export type KybActor = ActorRefFrom<ReturnType<typeof createKybMachine>>;

export interface Kyb {
  readonly parts: KybParts;
  readonly actor: KybActor;
  readonly snapshot: KybSnapshot;
  /** Signs out of the dossier in this tab. */
  readonly leave: () => void;
  /** The server no longer knows the session, as a call beside the machine found. */
  readonly end: () => void;
}

export interface KybProps {
  readonly kyb: Kyb;
}

const machineWith = ({ plan, gateways: { dossier, identity } }: KybParts) =>
  createKybMachine(plan).provide({
    actors: {
      verifyEmail: createCodeMachine(identity),
      registerAccount: fromPromise(({ input }) => dossier.registerAccount(input)),
      readRecord: fromPromise(({ input }) => dossier.readRecord(input)),
      readTab: fromPromise(({ input }) => dossier.readTab(input)),
      readBankInfo: fromPromise(({ input }) => dossier.readBankInfo(input)),
      saveTab: fromPromise(({ input }) => dossier.saveTab(input)),
      submitDossier: fromPromise(({ input }) => dossier.submitDossier(input)),
    },
  });

/** `onClose` begins anew once the session is forgotten; `isEnded` if the server ended it. */
export const useKyb = (onClose: (isEnded: boolean) => void): Kyb => {
  const parts = useKybParts();
  const { store, readFacts } = parts;
  const [machine] = useState(() => machineWith(parts));
  const [input] = useState(() => ({ facts: readFacts(), session: store.readSession() }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const session = selectKybSession(snapshot);
  useEffect(() => store.saveSession(session), [store, session]);
  const isTabOpen = snapshot.hasTag('open');
  // A page that stays open over midnight checks against the new day.
  useEffect(() => {
    if (isTabOpen) actor.send({ type: 'factsChanged', facts: readFacts() });
  }, [actor, readFacts, isTabOpen]);
  const close = useCallback(
    (isEnded: boolean): void => {
      store.saveSession(NO_KYB_SESSION);
      onClose(isEnded);
    },
    [store, onClose],
  );
  return {
    parts,
    actor,
    snapshot,
    leave: useCallback(() => close(false), [close]),
    end: useCallback(() => close(true), [close]),
  };
};
