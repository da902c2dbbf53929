/**
 * Opens and closes tabs as the address says. A tab that is left with answers not saved yet keeps them in the tab's storage. An
 * address of a tab that does not open leads to the overview, which says why.
 */
import type { KybTab } from '@offrande/domain/dossier';
import { type KybSnapshot, selectIsEdited, selectOpenTab } from '@offrande/domain/kyb';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Kyb, KybActor } from './use-kyb.ts';
import { useKybPlace } from './use-kyb-place.ts';

/** A tab is asked for once: where its answers do not come, the overview returns. */
interface Asking {
  current: KybTab | null;
}

const open = (actor: KybActor, asked: Asking, tab: KybTab): boolean => {
  if (asked.current === tab || !actor.getSnapshot().can({ type: 'open', tab })) return false;
  asked.current = tab;
  actor.send({ type: 'open', tab });
  return true;
};

/** From an open tab to the wanted one, or to the overview. */
const leave = (actor: KybActor, asked: Asking, wanted: KybTab | null): void => {
  asked.current = null;
  if (selectOpenTab(actor.getSnapshot()) === wanted) return;
  if (selectIsEdited(actor.getSnapshot())) actor.send({ type: 'discard' });
  if (wanted === null || !open(actor, asked, wanted)) actor.send({ type: 'close' });
};

/** The tab that the address named and that waits for others; null once another is opened. */
export const useOpenTab = ({ actor, snapshot }: Kyb): KybTab | null => {
  const { tab, go } = useKybPlace();
  const asked = useRef<KybTab | null>(null);
  const [waiting, setWaiting] = useState<KybTab | null>(null);
  const { value } = snapshot;
  const follow = useEffectEvent((state: KybSnapshot['value'], wanted: KybTab | null) => {
    const isAskedAlready = asked.current === wanted;
    if (state === 'editing') leave(actor, asked, wanted);
    else if (wanted === null) asked.current = null;
    else if (state === 'overview') {
      const isOpening = open(actor, asked, wanted);
      setWaiting(isOpening || isAskedAlready ? null : wanted);
      if (!isOpening) go(null, true);
    }
  });
  useEffect(() => follow(value, tab), [value, tab]);
  return waiting;
};
