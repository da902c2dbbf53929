/**
 * The input of a form and its errors: none while it is filled in for the first time; after an attempt to submit, each
 * refused field until it is valid. Source: spec section 5, A-61.
 */
import { Result } from 'effect';
import { useState } from 'react';
import type { Refusal } from '../../messages/refusal.ts';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import type { Bindable } from './field.ts';
import { useKeptEntry } from './use-kept-entry.ts';

type Refusals = Readonly<Record<string, Refusal | undefined>>;
type RefusalsOf<Checked> = Checked extends Result.Result<infer _, infer Refused> ? Refused : never;
type ValueOf<Checked> = Checked extends Result.Result<infer Value, infer _> ? Value : never;

export interface FormEntry<Entry, Refused> extends Bindable<Entry> {
  readonly change: (change: Partial<Entry>) => void;
  readonly refusals: Refused;
  /** Number of attempts to submit. */
  readonly attempt: number;
}

/** `keptAs` names the form: its entry survives a change of language, without its secrets. Null for a form of nothing but secrets, or one that stores every change itself. */
export const useEntry = <Entry extends object, Checked extends Result.Result<object, Refusals>>(
  start: Entry | (() => Entry),
  check: (entry: Entry) => Checked,
  send: (value: ValueOf<Checked>, entry: Entry) => void,
  keptAs: string | null,
): FormEntry<Entry, RefusalsOf<Checked>> & { readonly submit: () => void } => {
  const textOf = useRefusalText();
  const [entry, update] = useState(start);
  useKeptEntry(keptAs, entry, update);
  const [tried, setTried] = useState<{ readonly fields: readonly string[]; readonly attempt: number }>({
    fields: [],
    attempt: 0,
  });
  const checked: Result.Result<object, Refusals> = check(entry);
  const wrong = Result.isFailure(checked) ? Object.entries(checked.failure) : [];
  const shown: Refusals = Object.fromEntries(wrong.filter(([path]) => tried.fields.includes(path)));
  return {
    entry,
    update,
    errorOf: (path) => {
      const refusal = shown[path];
      return refusal && textOf(refusal);
    },
    change: (change) => update((known) => ({ ...known, ...change })),
    refusals: shown as RefusalsOf<Checked>,
    attempt: tried.attempt,
    submit: () => {
      setTried({ fields: wrong.map(([path]) => path), attempt: tried.attempt + 1 });
      if (Result.isSuccess(checked)) send(checked.success as ValueOf<Checked>, entry);
    },
  };
};
