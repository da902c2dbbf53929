/**
 * Saving a tab and submitting the dossier: the rules for the screen, which the server checks again (spec section 4,
 * S4.74, S4.77, S4.78, A-78).
 */
import { Result } from 'effect';
import type { NumberingPlan } from '../phone/index.ts';
import { PEOPLE_MAX, roomForPeople } from '../stakeholder/index.ts';
import {
  answersByPath,
  changedPaths,
  isEditable,
  isUnanswered,
  isWithin,
  missing,
  nextDossierState,
  refusalsOf,
  settle,
  withAnswers,
  withAnswersWhere,
  withChangesAnswered,
} from '../dossier/index.ts';
import type {
  AskedItem,
  Dossier,
  DossierStanding,
  KybTab,
  TabAnswers,
  Missing,
  RefusalsByPath,
} from '../dossier/index.ts';
import type { KybFacts } from '../dossier-field/index.ts';
import { checkTabAvailable } from './tab-available.ts';
import type { TabUnavailable } from './tab-available.ts';

/** The dossier was submitted and is read-only for the company. */
export interface DossierSubmitted {
  readonly _tag: 'DossierSubmitted';
}

/**
 * `WrongAnswers`: given answers that are wrong, by path; missing answers do not prevent saving. `PersonTwice`: two people have one id. `TooManyPeople`:
 * more than `max`, representatives and shareholders together.
 * `NotAskedAgain`: the company changed answers that it was not asked for again.
 */
export type SaveRefusal =
  | DossierSubmitted
  | TabUnavailable
  | { readonly _tag: 'WrongAnswers'; readonly refusals: RefusalsByPath }
  | { readonly _tag: 'PersonTwice'; readonly id: string }
  | { readonly _tag: 'TooManyPeople'; readonly max: number }
  | { readonly _tag: 'NotAskedAgain'; readonly paths: readonly string[] };

const wrongAnswers = (refusals: RefusalsByPath): RefusalsByPath =>
  Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => !isUnanswered(refusal)));

/** `dossier` has those of the changes that may be made, without the answers that no longer apply because of them. */
interface Reach {
  readonly isOpen: (path: string) => boolean;
  readonly dossier: Dossier;
}

/**
 * How far a tab may change towards `next`. Of an open dossier any answer may; else those that are asked for again or were never right, and
 * then those that these changes make wrong or necessary, such as what follows a "yes".
 */
const reachOf = (
  { dossier, state, asked }: DossierStanding,
  tab: KybTab,
  next: Dossier,
  facts: KybFacts,
  plan: NumberingPlan,
): Reach => {
  if (state === 'open') return { isOpen: () => true, dossier: next };
  const answers = [dossier, next].flatMap((version) => [...answersByPath(version, tab).keys()]);
  /** A refusal may be about a part of an answer, as about one name of a list. */
  const answerWith = (path: string): string => answers.find((answer) => isWithin(path, answer)) ?? path;
  const refusedIn = (version: Dossier): readonly string[] =>
    Object.keys(refusalsOf(tab, version, facts, plan)).map(answerWith);
  const reach = (open: ReadonlySet<string>): Reach => {
    const isOpen = (path: string): boolean => [...open].some((above) => isWithin(path, above));
    const reached = settle(withAnswersWhere(tab, dossier, next, isOpen));
    const wider = new Set([...open, ...refusedIn(reached)]);
    return wider.size === open.size ? { isOpen, dossier: reached } : reach(wider);
  };
  const askedPaths = asked.filter((item) => item.tab === tab).map(({ path }) => path);
  return reach(new Set([...askedPaths, ...refusedIn(dossier)]));
};

/** The answers of a tab that may be edited, by path; `draft` is the dossier with the edits so far, which may open others. */
export const openAnswers = (
  record: DossierStanding,
  tab: KybTab,
  facts: KybFacts,
  plan: NumberingPlan,
  draft: Dossier = record.dossier,
): ((path: string) => boolean) =>
  isEditable(record.state) ? reachOf(record, tab, settle(draft), facts, plan).isOpen : () => false;

/** The server's code for a save of answers that somebody else saved since they were read. */
export const DOSSIER_CHANGED_CODE = '70012';

/** An id that two people of a dossier have; undefined if there is none. */
const sharedId = ({ representatives, shareholders }: Dossier): string | undefined => {
  const ids = [...representatives.people, ...shareholders.holders].map(({ id }) => id);
  return ids.find((id, at) => ids.indexOf(id) !== at);
};

/** Saves one tab: returns the settled record, or the refusal. The server runs it on the stored record. */
export const checkSave = (
  record: DossierStanding,
  change: TabAnswers,
  facts: KybFacts,
  plan: NumberingPlan,
): Result.Result<DossierStanding, SaveRefusal> => {
  const { dossier, state, asked } = record;
  const { tab } = change;
  if (!isEditable(state)) return Result.fail({ _tag: 'DossierSubmitted' });
  const available = checkTabAvailable(tab, dossier, facts, plan);
  if (Result.isFailure(available)) return Result.fail(available.failure);
  const next = settle(withAnswers(dossier, change));
  const twice = sharedId(next);
  if (twice !== undefined) return Result.fail({ _tag: 'PersonTwice', id: twice });
  if (roomForPeople(next.representatives, next.shareholders) < 0)
    return Result.fail({ _tag: 'TooManyPeople', max: PEOPLE_MAX });
  const others = changedPaths(tab, reachOf(record, tab, next, facts, plan).dossier, next);
  if (others.length > 0) return Result.fail({ _tag: 'NotAskedAgain', paths: others });
  const refusals = wrongAnswers(refusalsOf(tab, next, facts, plan));
  return Object.keys(refusals).length === 0
    ? Result.succeed({ dossier: next, state, asked: withChangesAnswered(asked, dossier, next) })
    : Result.fail({ _tag: 'WrongAnswers', refusals });
};

/** `DossierIncomplete` lists what is missing; `AskedUnanswered` what was asked for again and stayed as it was. */
export type SubmitRefusal =
  | DossierSubmitted
  | { readonly _tag: 'DossierIncomplete'; readonly missing: readonly Missing[] }
  | { readonly _tag: 'AskedUnanswered'; readonly asked: readonly AskedItem[] };

/** Submits the dossier: returns the closed record, or the refusal. */
export const checkSubmit = (
  { dossier, state, asked }: DossierStanding,
  facts: KybFacts,
  plan: NumberingPlan,
): Result.Result<DossierStanding, SubmitRefusal> => {
  const next = nextDossierState(state, 'submit');
  if (Result.isFailure(next)) return Result.fail({ _tag: 'DossierSubmitted' });
  const lacking = missing(dossier, facts, plan);
  if (lacking.length > 0) return Result.fail({ _tag: 'DossierIncomplete', missing: lacking });
  const open = asked.filter(({ isAnswered }) => !isAnswered);
  return open.length === 0
    ? Result.succeed({ dossier: settle(dossier), state: next.success, asked: [] })
    : Result.fail({ _tag: 'AskedUnanswered', asked: open });
};
