/** The rules of the form around a file, loaded with the first press of the button: they carry the numbering plans of all countries. */
import { type CardForm, checkFileForm } from '@offrande/domain/line-entry';
import { numberingPlan } from '@offrande/domain/phone';
import type { ProductFacts } from './product-facts.ts';
import type { Shop } from './shop.ts';

export const bulkFormRules =
  (facts: ProductFacts, { now, newId }: Pick<Shop, 'now' | 'newId'>) =>
  ({ form }: { readonly form: CardForm }) =>
    checkFileForm(form, facts, numberingPlan, { now: now(), lineId: newId() });
