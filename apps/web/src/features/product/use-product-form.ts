/** The entries of the form: started from the product, or filled with a line of the cart that is being changed. */
import { useEffect, useState } from 'react';
import { useHydrated } from '../../app/hydrated.ts';
import { useCartCount } from '../../shop/cart-count.ts';
import { useBoot } from '../../app/boot.tsx';
import type { BuyingDoor } from './buying-context.ts';
import type { ProductFacts } from './product-facts.ts';
import { formOfLine, startForm, type ProductForm } from './product-form.ts';

export type ChangeForm = (next: (form: ProductForm) => ProductForm) => void;

export interface EnteredForm {
  readonly form: ProductForm;
  readonly change: ChangeForm;
  /** The line of the cart that the form changes; null for a new one. */
  readonly editedId: string | null;
}

const withGuest = (form: ProductForm, { name, email }: ProductForm['sender']): ProductForm =>
  form.sender.name === '' && form.sender.email === '' ? { ...form, sender: { name, email } } : form;

/** What is known already is asked for before the first touch where it changes what the page says. */
export const useProductForm = (facts: ProductFacts, lineId: string | null, door: BuyingDoor): EnteredForm => {
  const { buying, begin } = door;
  const { unit } = useBoot();
  const [form, change] = useState(() => startForm(facts));
  const [editedId, setEditedId] = useState<string | null>(null);
  const isWanted = useHydrated() && (useCartCount(unit.id) > 0 || lineId !== null);
  useEffect(() => {
    if (isWanted) begin().catch(() => undefined);
  }, [isWanted, begin]);
  useEffect(() => {
    if (buying === null) return;
    const line = buying.shop.cart.get().lines.find((one) => one.lineId === lineId && one.itemCode === facts.product.itemCode);
    setEditedId(line?.lineId ?? null);
    if (line !== undefined) change(formOfLine(line, facts));
    else change((entered) => withGuest(entered, buying.shop.session.readGuest()));
  }, [buying, lineId, facts]);
  return { form, change, editedId };
};
