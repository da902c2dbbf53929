/**
 * The fields of a step: none is refused while it is filled in for the first time; after an attempt to go on, each is until it
 * is valid. Every change is kept.
 */
import { Result } from 'effect';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Refusal } from '../../messages/refusal.ts';
import { type FormEntry, useEntry } from '../form/use-entry.ts';
import { type CompanyRefusal, useCompanyRefusalText } from './use-company-refusal-text.ts';

type Refusals = Readonly<Record<string, CompanyRefusal | undefined>>;
type CommonRefusals = Readonly<Record<string, Refusal | undefined>>;

/** Stands for each refusal, whose text is found here. */
const REFUSED: Refusal = { _tag: 'Required' };

const marked = (refusals: Refusals): CommonRefusals =>
  Object.fromEntries(Object.keys(refusals).map((path) => [path, REFUSED]));

export interface StepEntry<Entry> extends Omit<FormEntry<Entry, CommonRefusals>, 'refusals'> {
  readonly idOf: (path: string) => string;
  /** The refused fields that are shown as such. */
  readonly refused: readonly string[];
  readonly submit: () => void;
}

interface Step<Entry> {
  /** Begins the ids of its controls. */
  readonly name: string;
  readonly start: () => Entry;
  readonly check: (entry: Entry) => Result.Result<object, Refusals>;
  readonly onSend: (entry: Entry) => void;
  readonly onChange: (entry: Entry) => void;
  /** What the server refused of the entry that was sent last; said until the entry is changed. */
  readonly answered?: Refusals | null;
}

export const useStepEntry = <Entry extends object>(step: Step<Entry>): StepEntry<Entry> => {
  const { name, start, check, onSend, onChange, answered } = step;
  const textOf = useCompanyRefusalText();
  const [sent, setSent] = useState<Entry | null>(null);
  const { refusals, ...form } = useEntry(
    start,
    (entry: Entry) => Result.mapError(check(entry), marked),
    (_, entry) => {
      setSent(entry);
      onSend(entry);
    },
    // The step keeps every change itself.
    null,
  );
  const { entry } = form;
  const keep = useEffectEvent(onChange);
  useEffect(() => keep(entry), [entry]);
  const found = Result.match(check(entry), { onSuccess: (): Refusals => ({}), onFailure: (refused) => refused });
  return {
    ...form,
    refused: Object.keys(refusals),
    idOf: (path) => `${name}-${path}`,
    errorOf: (path) => {
      const refusal = path in refusals ? found[path] : entry === sent ? answered?.[path] : undefined;
      return refusal && textOf(refusal);
    },
  };
};
