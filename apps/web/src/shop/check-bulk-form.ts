/** The rules of the form around a file, loaded with the first press of the button: they carry the numbering plans of all countries. */
import { checkFileForm } from '@offrande/domain/line-entry';
import { numberingPlan } from '@offrande/domain/phone';
import type { ProductFacts } from './product-facts.ts';
import type { Shop } from './shop.ts';
import type { FormRules } from '../features/product/use-attempt.ts';

export const bulkFormRules =
  (facts: ProductFacts, { now, newId }: Pick<Shop, 'now' | 'newId'>): FormRules =>
  ({ form }) =>
    checkFileForm(form, facts, numberingPlan, { now: now(), lineId: newId() });
