/** The entry of an invitation or a change, with the refusals of the machine beside its fields. Source: A-183. */
import { selectPeopleEntryRefusals } from '@offrande/domain/company-people';
import { useState } from 'react';
import type { Bindable } from '../form/field.ts';
import { useKeptEntry } from '../form/use-kept-entry.ts';
import { useEntryRefusalText } from './use-people-refusal-text.ts';
import type { People } from './use-people.ts';

export interface TermsForm<Entry> extends Bindable<Entry> {
  /** Number of attempts to submit. */
  readonly attempt: number;
  readonly isRefused: boolean;
  readonly submit: () => void;
}

/** `keptAs` names the form for a change of language. An error goes once its field is changed. */
export const useTermsForm = <Entry extends object>(
  { snapshot }: People,
  start: Entry,
  keptAs: string,
  send: (entry: Entry) => void,
): TermsForm<Entry> => {
  const textOf = useEntryRefusalText();
  const [entry, update] = useState(start);
  const [sent, setSent] = useState<{ readonly entry: Entry; readonly attempt: number } | null>(null);
  useKeptEntry(keptAs, entry, update);
  const [now, then] = [entry, sent?.entry ?? {}].map((one) => new Map(Object.entries(one)));
  const refusals = Object.entries(selectPeopleEntryRefusals(snapshot) ?? {}).filter(
    ([path]) => sent !== null && now!.get(path) === then!.get(path),
  );
  return {
    entry,
    update,
    errorOf: (path) => {
      const refusal = refusals.find(([of]) => of === path)?.[1];
      return refusal && textOf(refusal);
    },
    attempt: sent?.attempt ?? 0,
    isRefused: refusals.length > 0,
    submit: () => {
      setSent({ entry, attempt: (sent?.attempt ?? 0) + 1 });
      send(entry);
    },
  };
};
