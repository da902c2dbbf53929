/** The check of each tab of the dossier; the same for the screen, the server and the reviewer. */
import { Result } from 'effect';
import type { NumberingPlan } from '../phone/index.ts';
import {
  checkIdentityPapers,
  checkTaxResidences,
  checkRepresentatives,
  checkShareholders,
} from '../stakeholder/index.ts';
import { checkCompany } from './company-check.ts';
import type { Dossier } from './dossier.ts';
import type { KybTab } from './tabs.ts';
import { checkEmbargo } from './embargo.ts';
import type { KybFacts } from '../dossier-field/index.ts';
import { byPath } from './refusal.ts';
import type { KybRefusal, RefusalsByPath } from './refusal.ts';
import { checkDeclaration } from './transfer-verification.ts';

type TabChecks = {
  readonly [Tab in KybTab]: (
    dossier: Dossier,
    facts: KybFacts,
    plan: NumberingPlan,
  ) => Result.Result<Dossier[Tab], RefusalsByPath>;
};

const CHECKS: TabChecks = {
  company: ({ company }, facts, plan) => byPath(checkCompany(company, facts, plan)),
  representatives: ({ representatives }, facts) => byPath(checkRepresentatives(representatives, facts)),
  shareholders: ({ shareholders }, facts) => byPath(checkShareholders(shareholders, facts)),
  transferVerification: ({ transferVerification }, { today }) => byPath(checkDeclaration(transferVerification, today)),
  taxResidence: (dossier) => byPath(checkTaxResidences(dossier.taxResidence, dossier)),
  idDocuments: (dossier) => byPath(checkIdentityPapers(dossier.idDocuments, dossier)),
  embargo: ({ embargo }) => byPath(checkEmbargo(embargo)),
};

/** Checks one tab of a dossier: its answers in normal form, or every refusal at once by path. */
export const checkTab = <Tab extends KybTab>(
  tab: Tab,
  dossier: Dossier,
  facts: KybFacts,
  plan: NumberingPlan,
): Result.Result<Dossier[Tab], RefusalsByPath> => CHECKS[tab](dossier, facts, plan);

interface KnownRefusals {
  readonly facts: KybFacts;
  readonly plan: NumberingPlan;
  readonly refusals: RefusalsByPath;
}

/** By dossier, which never changes: a screen and the guards of its machine ask for the same ones at every key that is pressed. */
const known = new WeakMap<Dossier, Map<KybTab, KnownRefusals>>();

/** The refusals of one tab by path; none when it is complete. Checked once for a dossier, while the facts are the same. */
export const refusalsOf = (tab: KybTab, dossier: Dossier, facts: KybFacts, plan: NumberingPlan): RefusalsByPath => {
  const ofDossier = known.get(dossier) ?? new Map<KybTab, KnownRefusals>();
  const earlier = ofDossier.get(tab);
  if (earlier?.facts === facts && earlier.plan === plan) return earlier.refusals;
  const refusals = Result.match(checkTab<KybTab>(tab, dossier, facts, plan), {
    onFailure: (found) => found,
    onSuccess: () => ({}),
  });
  known.set(dossier, ofDossier.set(tab, { facts, plan, refusals }));
  return refusals;
};

/** True if an answer is not given yet; any other refusal means that a given answer is wrong. */
export const isUnanswered = ({ _tag }: KybRefusal): boolean => _tag === 'Required';
