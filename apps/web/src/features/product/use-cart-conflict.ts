/** Whether this card can share the cart with its contents, known before it is added. Source. */
import { checkCompatibility, type Cart, type ConflictRefusal } from '@offrande/domain/cart';
import { Result } from 'effect';
import { useCallback, useSyncExternalStore } from 'react';
import type { Buying } from './buying.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';
import type { EnteredForm } from './use-product-form.ts';

const nothing = (): void => undefined;

const useCartFrom = (buying: Buying | null): Cart | null => {
  const subscribe = useCallback((onChange: () => void) => buying?.shop.cart.subscribe(onChange) ?? nothing, [buying]);
  return useSyncExternalStore(
    subscribe,
    () => buying?.shop.cart.get() ?? null,
    () => null,
  );
};

export const useCartConflict = (
  buying: Buying | null,
  { form, editedId }: EnteredForm,
  { product }: ProductFacts,
): ConflictRefusal | null => {
  const cart = useCartFrom(buying);
  if (buying === null || cart === null) return null;
  const others = cart.lines.filter(({ lineId }) => lineId !== editedId);
  const line = { itemCode: product.itemCode, kind: product.kind, delivery: { type: form.deliveryType, date: null } };
  const checked = checkCompatibility(line, others, buying.shop.cartPolicy);
  return Result.isFailure(checked) ? checked.failure : null;
};
