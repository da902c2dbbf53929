/** Pressing "Add to cart": every refusal at once, the question after a conflict, and what follows when it worked. */
import { isConflict, type CartLine, type ConflictRefusal } from '@offrande/domain/cart';
import { Result } from 'effect';
import { useMemo, useState } from 'react';
import type { WireDiscounts } from '../cart/catalogue-facts.ts';
import type { BuyingDoor } from './buying-context.ts';
import type { Buying } from './buying.ts';
import type { FormRefusal, ProductRefusals } from './product-check.ts';
import { NO_ATTEMPT, shownRefusals } from './product-errors.ts';
import type { ProductFacts } from './product-facts.ts';
import { putIntoCart, startOverWith, type Putting } from './put-into-cart.ts';
import type { EnteredForm } from './use-product-form.ts';

export interface Adding {
  readonly state: 'ready' | 'busy' | 'failed';
  readonly attempt: number;
  readonly refusals: readonly (readonly [string, FormRefusal])[];
  readonly conflict: ConflictRefusal | null;
  readonly submit: () => Promise<void>;
  readonly startOver: () => void;
  readonly keepCart: () => void;
}

interface AddingInput {
  readonly entered: EnteredForm;
  readonly facts: ProductFacts;
  readonly discounts: WireDiscounts;
  readonly door: BuyingDoor;
  readonly onAdded: (putting: Putting) => void;
}

type Check = (entered: Pick<EnteredForm, 'form' | 'editedId'>) => Result.Result<CartLine, ProductRefusals>;

/** The form's rules at this moment, for a line that is new or keeps its id. */
const loadCheck = async ({ shop, loadCheck: load }: Buying, facts: ProductFacts): Promise<Check> => {
  const check = await load();
  return ({ form, editedId }) => check(form, facts, { now: shop.now(), lineId: editedId ?? shop.newId() });
};

export const useAdding = ({ entered, facts, discounts, door, onAdded }: AddingInput): Adding => {
  const { form, editedId } = entered;
  const [state, setState] = useState<Adding['state']>('ready');
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const [check, setCheck] = useState<Check | null>(null);
  const [asked, setAsked] = useState<{ putting: Putting; conflict: ConflictRefusal } | null>(null);
  const refuse = (refusals: Readonly<Record<string, FormRefusal>>): void =>
    setAttempt((last) => ({ number: last.number + 1, form, refusals }));
  const settle = (putting: Putting, refusal: ReturnType<typeof putIntoCart>): void => {
    setAsked(refusal !== null && isConflict(refusal) ? { putting, conflict: refusal } : null);
    if (refusal === null) onAdded(putting);
    else if (!isConflict(refusal)) refuse({ quantity: refusal });
  };
  const press = async (): Promise<void> => {
    const buying = await door.begin();
    const check = await loadCheck(buying, facts);
    setCheck(() => check);
    const line = check(entered);
    if (Result.isFailure(line)) return refuse(line.failure);
    setAttempt(NO_ATTEMPT);
    const putting = { line: line.success, isEdit: editedId !== null, discounts };
    settle(putting, putIntoCart(buying, putting));
  };
  const submit = async (): Promise<void> => {
    setState('busy');
    await press().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  const refusals = useMemo(() => {
    if (attempt.form === null || check === null) return [];
    const now = check({ form, editedId });
    return shownRefusals(attempt, form, Result.isFailure(now) ? now.failure : {});
  }, [attempt, check, form, editedId]);
  const startOver = (): void => {
    if (asked !== null && door.buying !== null) settle(asked.putting, startOverWith(door.buying, asked.putting));
  };
  return {
    state,
    attempt: attempt.number,
    refusals,
    conflict: asked?.conflict ?? null,
    submit,
    startOver,
    keepCart: () => setAsked(null),
  };
};
