/**
 * What is typed into a form, and what is wrong with it: nothing while it is filled in for the first time; after a try to send,
 * each refused field until it is right. Source: spec section 5, A-61.
 */
import { Result } from 'effect';
import { useState } from 'react';

type RefusalsOf<Checked> = Checked extends Result.Result<infer _, infer Refusals> ? Refusals : never;
type ValueOf<Checked> = Checked extends Result.Result<infer Value, infer _> ? Value : never;

export interface FormEntry<Entry, Refusals> {
  readonly entry: Entry;
  readonly change: (change: Partial<Entry>) => void;
  readonly refusals: Refusals;
  /** How often the form was sent. */
  readonly attempt: number;
}

export const useEntry = <Entry extends object, Checked extends Result.Result<object, object>>(
  start: Entry | (() => Entry),
  check: (entry: Entry) => Checked,
  send: (value: ValueOf<Checked>, entry: Entry) => void,
): FormEntry<Entry, RefusalsOf<Checked>> & { readonly submit: () => void } => {
  const [entry, setEntry] = useState(start);
  const [tried, setTried] = useState<{ readonly fields: readonly string[]; readonly attempt: number }>({
    fields: [],
    attempt: 0,
  });
  const checked: Result.Result<object, object> = check(entry);
  const wrong = Result.isFailure(checked) ? Object.entries(checked.failure) : [];
  return {
    entry,
    change: (change) => setEntry((known) => ({ ...known, ...change })),
    refusals: Object.fromEntries(wrong.filter(([field]) => tried.fields.includes(field))) as RefusalsOf<Checked>,
    attempt: tried.attempt,
    submit: () => {
      setTried({ fields: wrong.map(([field]) => field), attempt: tried.attempt + 1 });
      if (Result.isSuccess(checked)) send(checked.success as ValueOf<Checked>, entry);
    },
  };
};
