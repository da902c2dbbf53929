/**
 * The life of a dossier: open while it is filled in, submitted, then verified, refused, or asked for single answers again. Source: spec
 * section 4 (S4.77, S4.78), A-78, A-182.
 */
import { Result } from 'effect';
import type { KybTab } from './tabs.ts';

export const DOSSIER_STATES = ['open', 'submitted', 'askedAgain', 'verified', 'refused'] as const;
export type DossierState = (typeof DOSSIER_STATES)[number];

export type DossierEvent = 'submit' | 'askAgain' | 'verify' | 'refuse';

const NEXT: Readonly<Record<DossierState, Readonly<Partial<Record<DossierEvent, DossierState>>>>> = {
  open: { submit: 'submitted' },
  submitted: { askAgain: 'askedAgain', verify: 'verified', refuse: 'refused' },
  askedAgain: { submit: 'submitted' },
  verified: {},
  refused: {},
};

export interface DossierEventRefused {
  readonly _tag: 'DossierEventRefused';
  readonly state: DossierState;
  readonly event: DossierEvent;
}

/** The next state; `DossierEventRefused` where the state does not admit the event. */
export const nextDossierState = (
  state: DossierState,
  event: DossierEvent,
): Result.Result<DossierState, DossierEventRefused> => {
  const next = NEXT[state][event];
  return next === undefined ? Result.fail({ _tag: 'DossierEventRefused', state, event }) : Result.succeed(next);
};

/** Whether the company may change answers: all of an open dossier, those it is asked for again else. */
export const isEditable = (state: DossierState): boolean => state === 'open' || state === 'askedAgain';

/**
 * An answer that the staff ask for again, with the reason that the company reads. `path` is within the tab, as in refusals; '' is the whole
 * tab. `isAnswered` once the company changed it.
 */
export interface AskedItem {
  readonly tab: KybTab;
  readonly path: string;
  readonly reason: string;
  readonly isAnswered: boolean;
}

/** Whether `path` is `above`, or an answer below it; everything is below ''. */
export const isWithin = (path: string, above: string): boolean =>
  above === '' || path === above || path.startsWith(`${above}.`);

/** The items of a tab that these changed paths answer are answered. */
export const withAnswered = (
  asked: readonly AskedItem[],
  tab: KybTab,
  changed: readonly string[],
): readonly AskedItem[] =>
  asked.map((item) =>
    item.tab === tab && changed.some((path) => isWithin(path, item.path)) ? { ...item, isAnswered: true } : item,
  );
