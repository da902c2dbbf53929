/** One attempt to add, validated by the form's rules: its refusals, as long as they still apply. */
import type { CartLine } from '@offrande/domain/cart';
import { type Attempt, type CardForm, NO_ATTEMPT, shownRefusals } from '@offrande/domain/line-entry';
import { Result } from 'effect';
import { useMemo, useState } from 'react';
import type { Buying } from './buying.ts';
import type { FormRefusal } from './part.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';
import type { EnteredForm } from './use-product-form.ts';

type ProductRefusals = Readonly<Record<string, FormRefusal>>;
type Entered = Pick<EnteredForm, 'form' | 'editedId'>;
/** The form's line, or the refusals by field. */
export type FormRules = (entered: Entered) => Result.Result<CartLine, ProductRefusals>;

export interface Attempts {
  readonly number: number;
  readonly refusals: readonly (readonly [string, FormRefusal])[];
  readonly refuse: (refusals: ProductRefusals, form: CardForm) => void;
  /** The entries' line, or null if something was refused. */
  readonly check: (rules: FormRules, entered: Entered) => CartLine | null;
}

/** The form's current rules, for a new line or one that keeps its id. */
export const loadRules = async ({ shop, checkForm, loadPlan }: Buying, facts: ProductFacts): Promise<FormRules> => {
  const plan = await loadPlan();
  return ({ form, editedId }) => checkForm(form, facts, plan, { now: shop.now(), lineId: editedId ?? shop.newId() });
};

export const useAttempt = ({ form, editedId }: Entered): Attempts => {
  const [attempt, setAttempt] = useState<Attempt<FormRefusal>>(NO_ATTEMPT);
  const [rules, setRules] = useState<FormRules | null>(null);
  const refuse = (refusals: ProductRefusals, refused: CardForm): void =>
    setAttempt(({ number }) => ({ number: number + 1, form: refused, refusals }));
  const check = (loaded: FormRules, entered: Entered): CartLine | null => {
    setRules(() => loaded);
    const line = loaded(entered);
    if (Result.isFailure(line)) refuse(line.failure, entered.form);
    else setAttempt(({ number }) => ({ ...NO_ATTEMPT, number }));
    return Result.getOrNull(line);
  };
  const refusals = useMemo(() => {
    if (attempt.form === null || rules === null) return [];
    const now = rules({ form, editedId });
    return shownRefusals(attempt, form, Result.isFailure(now) ? now.failure : {});
  }, [attempt, rules, form, editedId]);
  return { number: attempt.number, refusals, refuse, check };
};
