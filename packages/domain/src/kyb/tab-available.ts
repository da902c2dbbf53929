/** Which tabs may be opened, and the progress of each (spec section 8, S8.41). */
import { Result } from 'effect';
import type { NumberingPlan } from '../phone/index.ts';
import { changedPaths, EMPTY_DOSSIER, KYB_TABS, isUnanswered, refusalsOf } from '../dossier/index.ts';
import type { Dossier, DossierStanding, KybTab, RefusalsByPath } from '../dossier/index.ts';
import type { KybFacts } from '../dossier-field/index.ts';

/** The tabs that must be answered before another opens: questions about people need their names first. */
const OPENS_AFTER: Readonly<Record<KybTab, readonly KybTab[]>> = {
  company: [],
  representatives: ['company'],
  shareholders: ['company'],
  transferVerification: ['company'],
  taxResidence: ['representatives', 'shareholders'],
  idDocuments: ['representatives', 'shareholders'],
  embargo: ['company'],
};

const waitsFor = (tab: KybTab, refusals: (tab: KybTab) => RefusalsByPath): readonly KybTab[] =>
  OPENS_AFTER[tab].filter((needed) => Object.values(refusals(needed)).some(isUnanswered));

/** The tab cannot be opened before those in `after` are answered; if `after` is empty it could not be loaded. */
export interface TabUnavailable {
  readonly _tag: 'TabUnavailable';
  readonly tab: KybTab;
  readonly after: readonly KybTab[];
}

/**
 * Whether a tab may be opened. An answer that became wrong over time, such as an old document, does not close other
 * tabs.
 */
export const checkTabAvailable = (
  tab: KybTab,
  dossier: Dossier,
  facts: KybFacts,
  plan: NumberingPlan,
): Result.Result<KybTab, TabUnavailable> => {
  const after = waitsFor(tab, (needed) => refusalsOf(needed, dossier, facts, plan));
  return after.length === 0 ? Result.succeed(tab) : Result.fail({ _tag: 'TabUnavailable', tab, after });
};

/**
 * The progress of a tab. `cannotStart`: others must be answered first. `problem`: a given answer is wrong, or is asked for again and still
 * the same. Source: S8.41.
 */
export type TabProgress = 'notStarted' | 'inProgress' | 'completed' | 'cannotStart' | 'problem';

/** A tab in the overview; `missing` counts its missing answers, `after` names the tabs that it waits for. */
export interface TabStatus {
  readonly tab: KybTab;
  readonly isAvailable: boolean;
  readonly after: readonly KybTab[];
  readonly missing: number;
  readonly progress: TabProgress;
}

const isEmpty = (dossier: Dossier, tab: KybTab): boolean => changedPaths(tab, EMPTY_DOSSIER, dossier).length === 0;

const isProblem = ({ asked }: Pick<DossierStanding, 'asked'>, tab: KybTab, refusals: RefusalsByPath): boolean =>
  Object.values(refusals).some((refusal) => !isUnanswered(refusal)) ||
  asked.some((item) => item.tab === tab && !item.isAnswered);

/** All tabs in their order. */
export const tabStatuses = (
  record: Pick<DossierStanding, 'dossier' | 'asked'>,
  facts: KybFacts,
  plan: NumberingPlan,
): readonly TabStatus[] => {
  const { dossier } = record;
  const refusals = new Map(KYB_TABS.map((tab) => [tab, refusalsOf(tab, dossier, facts, plan)]));
  const refusalsIn = (tab: KybTab): RefusalsByPath => refusals.get(tab) ?? {};
  const progressOf = (tab: KybTab, after: readonly KybTab[]): TabProgress => {
    if (after.length > 0) return 'cannotStart';
    if (isProblem(record, tab, refusalsIn(tab))) return 'problem';
    if (Object.keys(refusalsIn(tab)).length === 0) return 'completed';
    return isEmpty(dossier, tab) ? 'notStarted' : 'inProgress';
  };
  return KYB_TABS.map((tab) => {
    const after = waitsFor(tab, refusalsIn);
    const open = Object.keys(refusalsIn(tab)).length;
    return { tab, isAvailable: after.length === 0, after, missing: open, progress: progressOf(tab, after) };
  });
};
