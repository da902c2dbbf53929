/**
 * Keeps what is typed and not saved in the tab's storage, and takes it up again when its tab is opened: a reload, a change of
 * language or a look at the overview loses nothing.
 */
import type { KybTab } from '@offrande/domain/dossier';
import { selectDraft, selectIsEdited, selectKybRecord, selectOpenTab } from '@offrande/domain/kyb';
import { useEffect, useEffectEvent } from 'react';
import type { Kyb } from './use-kyb.ts';

export const useKeptAnswers = ({ actor, snapshot, parts: { store } }: Kyb): void => {
  const tab = selectOpenTab(snapshot);
  const isReady = snapshot.matches('editing');
  const isEdited = selectIsEdited(snapshot);
  const draft = selectDraft(snapshot);
  const revision = tab === null ? 0 : selectKybRecord(snapshot).saves[tab].revision;
  const takeUp = useEffectEvent((opened: KybTab) => {
    if (isEdited) return;
    const kept = store.readAnswers(opened);
    if (kept !== null) actor.send({ type: 'restore', ...kept });
    // What is saved already, by whomever, need not be kept.
    if (!selectIsEdited(actor.getSnapshot())) store.forgetAnswers(opened);
  });
  useEffect(() => {
    if (isReady && tab !== null) takeUp(tab);
  }, [isReady, tab]);
  useEffect(() => {
    if (tab !== null && isEdited) store.saveAnswers(draft, tab, revision);
  }, [store, tab, isEdited, draft, revision]);
};
