/**
 * Saving a tab and submitting the dossier: the rules for the screen, which the server checks again (spec section 4,
 * S4.74, S4.77, S4.78, A-78).
 */
import { Result } from 'effect';
import type { NumberingPlan } from '../phone/index.ts';
import { settle, withAnswers, missing, isUnanswered, refusalsOf } from '../dossier/index.ts';
import type { Dossier, KybRecord, KybTab, TabAnswers, Missing, RefusalsByPath } from '../dossier/index.ts';
import type { KybFacts } from '../dossier-field/index.ts';
import { checkTabAvailable } from './tab-available.ts';
import type { TabUnavailable } from './tab-available.ts';

/** The dossier was submitted and is read-only for the company. */
export interface DossierSubmitted {
  readonly _tag: 'DossierSubmitted';
}

/** `WrongAnswers`: given answers that are wrong, by path; missing answers do not prevent saving. */
export type SaveRefusal =
  | DossierSubmitted
  | TabUnavailable
  | { readonly _tag: 'WrongAnswers'; readonly refusals: RefusalsByPath };

const wrongAnswers = (tab: KybTab, dossier: Dossier, facts: KybFacts, plan: NumberingPlan): RefusalsByPath =>
  Object.fromEntries(
    Object.entries(refusalsOf(tab, dossier, facts, plan)).filter(([, refusal]) => !isUnanswered(refusal)),
  );

/** Saves one tab: returns the settled dossier, or the refusal. The server runs it on the stored dossier. */
export const checkSave = (
  { dossier, isSubmitted }: KybRecord,
  change: TabAnswers,
  facts: KybFacts,
  plan: NumberingPlan,
): Result.Result<Dossier, SaveRefusal> => {
  if (isSubmitted) return Result.fail({ _tag: 'DossierSubmitted' });
  const available = checkTabAvailable(change.tab, dossier, facts, plan);
  if (Result.isFailure(available)) return Result.fail(available.failure);
  const changed = settle(withAnswers(dossier, change));
  const refusals = wrongAnswers(change.tab, changed, facts, plan);
  return Object.keys(refusals).length === 0 ? Result.succeed(changed) : Result.fail({ _tag: 'WrongAnswers', refusals });
};

/** `DossierIncomplete` lists what is missing. */
export type SubmitRefusal =
  | DossierSubmitted
  | { readonly _tag: 'DossierIncomplete'; readonly missing: readonly Missing[] };

/** Submits the dossier: returns the closed record, or the refusal. */
export const checkSubmit = (
  { dossier, isSubmitted }: KybRecord,
  facts: KybFacts,
  plan: NumberingPlan,
): Result.Result<KybRecord, SubmitRefusal> => {
  if (isSubmitted) return Result.fail({ _tag: 'DossierSubmitted' });
  const lacking = missing(dossier, facts, plan);
  return lacking.length === 0
    ? Result.succeed({ dossier: settle(dossier), isSubmitted: true })
    : Result.fail({ _tag: 'DossierIncomplete', missing: lacking });
};
