/**
 * What is still missing from a dossier and why, on a given day: the same for the screen, the server and the reviewer.
 * Source: spec sections 4 and 5 (S4.74, S4.77), A-80.
 */
import type { NumberingPlan } from '../phone/index.ts';
import { KYB_TABS } from './tabs.ts';
import type { Dossier } from './dossier.ts';
import type { KybTab } from './tabs.ts';
import type { KybFacts } from '../dossier-field/index.ts';
import type { KybRefusal } from './refusal.ts';
import { refusalsOf } from './tab-check.ts';

/** One thing that prevents the submission of a dossier. `path` is within the tab. */
export interface Missing {
  readonly tab: KybTab;
  readonly path: string;
  readonly refusal: KybRefusal;
}

/** Everything that is missing or wrong, tab by tab in their order; nothing when the dossier may be submitted. */
export const missing = (dossier: Dossier, facts: KybFacts, plan: NumberingPlan): readonly Missing[] =>
  KYB_TABS.flatMap((tab) =>
    Object.entries(refusalsOf(tab, dossier, facts, plan)).map(([path, refusal]) => ({ tab, path, refusal })),
  );
