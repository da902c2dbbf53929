/** Which tabs may be opened, and the progress of each (spec section 8, S8.41). */
import { Result } from 'effect';
import type { NumberingPlan } from '../phone/index.ts';
import { KYB_TABS, isUnanswered, refusalsOf } from '../dossier/index.ts';
import type { Dossier, KybTab, RefusalsByPath } from '../dossier/index.ts';
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

/** A tab in the overview; `missing` counts its missing answers. */
export interface TabStatus {
  readonly tab: KybTab;
  readonly isAvailable: boolean;
  readonly missing: number;
}

/** All tabs in their order. */
export const tabStatuses = (dossier: Dossier, facts: KybFacts, plan: NumberingPlan): readonly TabStatus[] => {
  const refusals = new Map(KYB_TABS.map((tab) => [tab, refusalsOf(tab, dossier, facts, plan)]));
  const refusalsIn = (tab: KybTab): RefusalsByPath => refusals.get(tab) ?? {};
  return KYB_TABS.map((tab) => ({
    tab,
    isAvailable: waitsFor(tab, refusalsIn).length === 0,
    missing: Object.keys(refusalsIn(tab)).length,
  }));
};
