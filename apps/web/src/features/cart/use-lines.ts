/** Edits cards in the cart in place: quantity, copy, removal and undo; a refusal is shown next to them. */
import {
  changeQuantity,
  deleteLine,
  duplicateLine,
  restoreLine,
  type Cart,
  type CartRefusal,
  type DeletedLine,
} from '@offrande/domain/cart';
import { Result } from 'effect';
import { useState } from 'react';
import { pageHeading } from '../../page/arrival.ts';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { useShop } from '../../shop/shop-context.tsx';

/** Id of the undo button: it takes over the removed card's focus. */
export const UNDO_ID = 'put-back';

export interface LineEditing {
  readonly refusal: CartRefusal | null;
  readonly removed: DeletedLine | null;
  readonly changeQuantity: (lineId: string, quantity: number) => void;
  readonly duplicate: (lineId: string) => void;
  readonly remove: (lineId: string) => void;
  readonly undo: () => void;
}

export const useLines = (): LineEditing => {
  const { cart: store, cartPolicy: policy, newId } = useShop();
  const [refusal, setRefusal] = useState<CartRefusal | null>(null);
  const [removed, setRemoved] = useState<DeletedLine | null>(null);
  useKeptFocus(removed, () => document.getElementById(UNDO_ID) ?? pageHeading());
  const take = (changed: Result.Result<Cart, CartRefusal>, deleted: DeletedLine | null = null): void => {
    setRefusal(Result.getOrNull(Result.flip(changed)));
    if (Result.isFailure(changed)) return;
    setRemoved(deleted);
    store.set(changed.success);
  };
  return {
    refusal,
    removed,
    changeQuantity: (lineId, quantity) => take(changeQuantity(store.get(), lineId, quantity, policy)),
    duplicate: (lineId) => take(duplicateLine(store.get(), lineId, newId(), policy)),
    remove: (lineId) => {
      const outcome = deleteLine(store.get(), lineId);
      take(
        Result.map(outcome, ({ cart }) => cart),
        Result.getOrNull(Result.map(outcome, ({ deleted }) => deleted)),
      );
    },
    undo: () => removed !== null && take(restoreLine(store.get(), removed, policy)),
  };
};
