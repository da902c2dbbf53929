/**
 * The form of a card that is bought from a file (spec sections 3 and 5, S3.14, A-25, A-27, A-55, A-141): what holds for
 * all cards is checked here; amounts and receivers are those of the rows, each of which is checked on its own.
 */
import { Result } from 'effect';
import type { CartLine } from '../cart/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { Instant } from '../time/index.ts';
import type { CardForm, CardFormFacts } from './card-form.ts';
import { refusalsOfForm } from './check-form.ts';
import type { CardFormRefusals } from './check-form.ts';
import { checkLine } from './check-line.ts';
import { entryOfForm, formLine } from './form-entry.ts';
import type { LineEntry } from './line-entry.ts';

const entryOfFile = (form: CardForm, facts: CardFormFacts): LineEntry => {
  const entry = entryOfForm(form, facts, '');
  return { ...entry, amount: { as: 'fileSum', text: '0' }, delivery: { ...entry.delivery, receiver: null } };
};

/** The line for all cards, of amount 0 and without a receiver, or all refusals. Cards of a file are never the buyer's own. */
export const checkFileForm = (
  entered: CardForm,
  facts: CardFormFacts,
  plan: NumberingPlan,
  { now, lineId }: { readonly now: Instant; readonly lineId: string },
): Result.Result<CartLine, CardFormRefusals> => {
  const form = { ...entered, isForSelf: false, quantity: 1 };
  const rules = { ...facts, templates: facts.faces, now, zone: facts.timeZone };
  const checked = checkLine(entryOfFile(form, facts), rules, plan);
  const refusals = refusalsOfForm(checked, form);
  if (Object.keys(refusals).length > 0 || Result.isFailure(checked)) return Result.fail(refusals);
  return Result.succeed(formLine(lineId, form, facts, checked.success));
};
