/**
 * The open tab's answers, bound to its fields. What is given and wrong is said once its field is left; what is missing is not
 * said here, for a tab may be saved with gaps. Parts of a tab are drawn anew only when something of theirs changes.
 */
import { answersOn, type Dossier, isUnanswered, type KybTab, type RefusalsByPath } from '@offrande/domain/dossier';
import { openAnswers, selectDraft, selectOpenTab, selectTabRefusals } from '@offrande/domain/kyb';
import { type FocusEvent, useCallback, useMemo, useState } from 'react';
import { answerOf, type ByPerson, type KybPersonId } from '@offrande/domain/stakeholder';
import type { Bindable } from '../form/field.ts';
import type { Kyb, KybActor } from './use-kyb.ts';
import { type RefusalWords, useKybRefusalWords } from './use-kyb-refusal-text.ts';

/** The errors that are shown, by path. */
export type Errors = Readonly<Record<string, RefusalWords>>;

/** A part of a tab whose fields can be bound. */
export interface PartForm<Entry> extends Bindable<Entry> {
  readonly errors: Errors;
  readonly titleOf: (path: string) => string | undefined;
  readonly idOf: (path: string) => string;
  readonly isReadOnly: (path: string) => boolean;
}

/** The whole tab. */
export interface TabForm<Tab extends KybTab> extends PartForm<Dossier[Tab]> {
  readonly tab: Tab;
  /** Everything that is missing or wrong with the answers as they stand. */
  readonly refusals: RefusalsByPath;
  /** For the element around the fields. */
  readonly watch: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
  };
}

/** The id of the control of an answer. */
export const controlId = (path: string): string => `kyb-${path}`;

const NONE: RefusalsByPath = {};

/** Texts are typed letter by letter: theirs is not said before they are left. */
const isTyped = (target: HTMLElement): boolean =>
  target.matches('textarea, input:not([type=radio], [type=checkbox], [type=file])');

/** The control that is being filled in and was not wrong before. */
const useTyping = (wrong: readonly string[]) => {
  const [typing, setTyping] = useState<string | null>(null);
  return {
    typing,
    watch: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) =>
        setTyping(isTyped(target) && !wrong.includes(target.id) ? target.id : null),
      onBlur: () => setTyping(null),
    },
  };
};

/** Reads the answers when it is called: two changes of one moment both count. */
const useUpdate = <Tab extends KybTab>(actor: KybActor, tab: Tab) =>
  useCallback(
    (next: (answers: Dossier[Tab]) => Dossier[Tab]): void => {
      const draft = selectDraft(actor.getSnapshot());
      actor.send({ type: 'edit', change: answersOn({ ...draft, [tab]: next(draft[tab]) }, tab) });
    },
    [actor, tab],
  );

const useReadOnly = ({ snapshot: { context }, parts: { plan } }: Kyb, tab: KybTab) => {
  const { saved, record, facts } = context;
  // Of an open dossier every answer may change, whatever is typed.
  const typed = record.state === 'open' ? saved : context.draft;
  return useMemo(() => {
    const isOpen = openAnswers({ dossier: saved, ...record }, tab, facts, plan, typed);
    return (path: string): boolean => !isOpen(path);
  }, [saved, record, tab, facts, plan, typed]);
};

const shownErrors = (
  refusals: RefusalsByPath,
  typing: string | null,
  wordsOf: (refusal: RefusalsByPath[string]) => RefusalWords,
): Errors =>
  Object.fromEntries(
    Object.entries(refusals)
      .filter(([path, refusal]) => !isUnanswered(refusal) && controlId(path) !== typing)
      .map(([path, refusal]) => [path, wordsOf(refusal)]),
  );

const wrongControls = (refusals: RefusalsByPath): readonly string[] =>
  Object.entries(refusals).flatMap(([path, refusal]) => (isUnanswered(refusal) ? [] : [controlId(path)]));

const readers = (errors: Errors, idOf: (path: string) => string, isReadOnly: (path: string) => boolean) => ({
  errors,
  errorOf: (path: string) => errors[path]?.text,
  titleOf: (path: string) => errors[path]?.title,
  idOf,
  isReadOnly,
});

export const useTabForm = <Tab extends KybTab>(kyb: Kyb, tab: Tab): TabForm<Tab> => {
  const { actor, parts, snapshot } = kyb;
  const refusals = selectOpenTab(snapshot) === tab ? selectTabRefusals(snapshot, parts.plan) : NONE;
  const { typing, watch } = useTyping(wrongControls(refusals));
  const wordsOf = useKybRefusalWords();
  const isReadOnly = useReadOnly(kyb, tab);
  return {
    tab,
    entry: selectDraft(snapshot)[tab],
    update: useUpdate(actor, tab),
    refusals,
    watch,
    ...readers(shownErrors(refusals, typing, wordsOf), controlId, isReadOnly),
  };
};

const below = (errors: Errors, name: string): Errors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, words]) =>
      path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), words]] : [],
    ),
  );

/**
 * A part of a form, the same object until its answers or its errors change. Its `change` and the paths of its fields stay the same: a field
 * is drawn anew for its own changes alone.
 */
const useBelow = <Entry>(
  { errors, idOf, isReadOnly }: Pick<PartForm<unknown>, 'errors' | 'idOf' | 'isReadOnly'>,
  name: string,
  entry: Entry,
  change: PartForm<Entry>['update'],
): PartForm<Entry> => {
  const said = JSON.stringify(below(errors, name));
  return useMemo(
    () => ({
      entry,
      update: change,
      ...readers(
        JSON.parse(said),
        (path) => idOf(`${name}.${path}`),
        (path) => isReadOnly(`${name}.${path}`),
      ),
    }),
    [entry, said, change, idOf, isReadOnly, name],
  );
};

/** A part of the form by its name. */
export const usePart = <Entry extends object, Name extends keyof Entry & string>(
  form: PartForm<Entry>,
  name: Name,
): PartForm<Entry[Name]> => {
  const { update } = form;
  const change = useCallback(
    (next: (part: Entry[Name]) => Entry[Name]) => update((whole) => ({ ...whole, [name]: next(whole[name]) })),
    [update, name],
  );
  return useBelow(form, name, form.entry[name], change);
};

/** An entry of a list of people, by its id. */
export const useListed = <Entry extends { readonly id: string }>(
  form: PartForm<readonly Entry[]>,
  entry: Entry,
): PartForm<Entry> => {
  const { update } = form;
  const { id } = entry;
  const change = useCallback(
    (next: (one: Entry) => Entry) => update((list) => list.map((one) => (one.id === id ? next(one) : one))),
    [update, id],
  );
  return useBelow(form, id, entry, change);
};

/** The answers about a person. */
export const useAbout = <Answer extends object>(
  form: PartForm<ByPerson<Answer>>,
  id: KybPersonId,
  empty: Answer,
): PartForm<Answer> => {
  const { update } = form;
  const change = useCallback(
    (next: (answer: Answer) => Answer) => update((all) => ({ ...all, [id]: next(answerOf(all, id) ?? empty) })),
    [update, id, empty],
  );
  return useBelow(form, id, answerOf(form.entry, id) ?? empty, change);
};
