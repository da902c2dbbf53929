/** Handles "Add to cart": all refusals at once, the question after a conflict, and what follows on success. */
import { type CartRefusal, isConflict, type ConflictRefusal } from '@offrande/domain/cart';
import { isOnItsWay } from '@offrande/domain/line-entry';
import { useEffect, useState } from 'react';
import type { WireDiscounts } from '../../shop/discount-store.ts';
import type { BuyingDoor } from './buying-context.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';
import type { CartEntry } from './put-into-cart.ts';
import { loadRules, useAttempt, type Attempts } from './use-attempt.ts';
import type { EnteredForm } from './use-product-form.ts';

export interface Adding {
  readonly state: 'ready' | 'busy' | 'failed';
  readonly attempts: Attempts;
  readonly conflict: ConflictRefusal | null;
  readonly submit: () => Promise<void>;
  readonly startOver: () => void;
  readonly keepCart: () => void;
  /** Forgets a press that still waits for its photo. */
  readonly withdraw: () => void;
}

interface AddingInput {
  readonly entered: EnteredForm;
  /** A chosen photo is being read or cropped. */
  readonly isPhotoOpen: boolean;
  readonly facts: ProductFacts;
  readonly discounts: WireDiscounts | null;
  readonly door: BuyingDoor;
  readonly onAdded: (cartEntry: CartEntry) => void;
}

/** Resolves with the current entries once no photo is read, cropped or uploaded; with null if the press is withdrawn. */
const useSettled = (entered: EnteredForm, isPhotoOpen: boolean) => {
  const [wait, setWait] = useState<((settled: EnteredForm | null) => void) | null>(null);
  useEffect(() => {
    if (!isPhotoOpen && !isOnItsWay(entered.form.photo)) wait?.(entered);
  }, [wait, entered, isPhotoOpen]);
  return {
    settled: () => new Promise<EnteredForm | null>((resolve) => setWait(() => resolve)),
    withdraw: () => wait?.(null),
  };
};

/** The question after a conflict. `startOver` empties the cart first. */
interface Asked {
  readonly cartEntry: CartEntry;
  readonly conflict: ConflictRefusal;
  readonly startOver: () => CartRefusal | null;
}

export const useAdding = ({ entered, isPhotoOpen, facts, discounts, door, onAdded }: AddingInput): Adding => {
  const attempts = useAttempt(entered);
  const { settled, withdraw } = useSettled(entered, isPhotoOpen);
  const [state, setState] = useState<Adding['state']>('ready');
  const [asked, setAsked] = useState<Asked | null>(null);
  const settle = (trying: Omit<Asked, 'conflict'>, refusal: CartRefusal | null, form = entered.form): void => {
    setAsked(refusal !== null && isConflict(refusal) ? { ...trying, conflict: refusal } : null);
    if (refusal === null) onAdded(trying.cartEntry);
    else if (!isConflict(refusal)) attempts.refuse({ quantity: refusal }, form);
  };
  const press = async (): Promise<void> => {
    const [buying, { putIntoCart, startOverWith }] = await Promise.all([door.begin(), import('./put-into-cart.ts')]);
    const rules = await loadRules(buying, facts);
    const now = await settled();
    if (now === null) return;
    const line = attempts.check(rules, now);
    if (line === null) return;
    const cartEntry = { line, isEdit: now.editedId !== null, discounts };
    const startOver = () => startOverWith(buying, cartEntry);
    settle({ cartEntry, startOver }, await putIntoCart(buying, cartEntry), now.form);
  };
  const submit = (): Promise<void> => {
    setState('busy');
    return press().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  const startOver = (): void => {
    if (asked !== null) settle(asked, asked.startOver());
  };
  const keepCart = (): void => setAsked(null);
  return { state, attempts, conflict: asked?.conflict ?? null, submit, startOver, keepCart, withdraw };
};
