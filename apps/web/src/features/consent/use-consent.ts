/** Runs the cookie question: its stored answer and its machine. Source: S4.115, S4.116, S1.47. */
import { type ConsentEvent, consentMachine, type ConsentSnapshot } from '@offrande/domain/consent';
import { decodeConsent, encodeConsent } from '@offrande/domain/consent/schema';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type KeyValueStore, readJson, writeJson } from '../../shop/key-value-store.ts';

export const useConsent = (
  unitId: string,
  storage: KeyValueStore,
  asked: number,
): { readonly snapshot: ConsentSnapshot; readonly send: (event: ConsentEvent) => void } => {
  const [setup] = useState(() => {
    const key = storageNameOf('cookieConsent:{unit}', unitId);
    return {
      machine: consentMachine.provide({
        actions: { storeAnswer: (_, answer) => writeJson(storage, key, encodeConsent(answer, unitId)) },
      }),
      stored: decodeConsent(readJson(storage, key), unitId),
    };
  });
  const actor = useActorRef(setup.machine, { input: { stored: setup.stored } });
  useEffect(() => {
    if (asked > 0) actor.send({ type: 'change' });
  }, [actor, asked]);
  return { snapshot: useSelector(actor, (snapshot) => snapshot), send: actor.send };
};
