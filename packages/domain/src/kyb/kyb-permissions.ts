/**
 * The possible actions on a dossier in its current state, by the checks of its answers (spec section 4, S4.72 to
 * S4.79).
 */
import { Result } from 'effect';
import type { NumberingPlan } from '../phone/index.ts';
import type { KybTab } from '../dossier/index.ts';
import { changeOf, standing } from './kyb-flow.ts';
import type { KybContext } from './kyb-flow.ts';
import { checkSave, checkSubmit } from './save.ts';
import { checkTabAvailable } from './tab-available.ts';

export const mayOpen = ({ saved, facts }: KybContext, tab: KybTab, plan: NumberingPlan): boolean =>
  Result.isSuccess(checkTabAvailable(tab, saved, facts, plan));

/** The open tab was edited and its given answers are valid. */
export const maySave = (context: KybContext, plan: NumberingPlan): boolean => {
  const change = changeOf(context);
  return (
    context.isEdited && change !== null && Result.isSuccess(checkSave(standing(context), change, context.facts, plan))
  );
};

export const maySubmit = (context: KybContext, plan: NumberingPlan): boolean =>
  Result.isSuccess(checkSubmit(standing(context), context.facts, plan));
