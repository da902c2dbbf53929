/** The entries of the form: started from the product, or filled with a line of the cart that is being changed. */
import { useEffect, useState } from 'react';
import { useCartCount } from '../../shop/cart-count.ts';
import { useBoot } from '../../page/boot.tsx';
import type { Buying } from './buying.ts';
import type { BuyingDoor } from './buying-context.ts';
import type { ProductFacts } from './product-facts.ts';
import type { DeliverTo } from '@offrande/domain/delivery';
import { formOfLine, startForm, type CardForm } from '@offrande/domain/line-entry';

export type ChangeForm = (next: (form: CardForm) => CardForm) => void;

export interface EnteredForm {
  readonly form: CardForm;
  readonly change: ChangeForm;
  /** The line of the cart that the form changes; null for a new one. */
  readonly editedId: string | null;
}

const withGuest = (form: CardForm, { name, email }: CardForm['sender']): CardForm =>
  form.sender.name === '' && form.sender.email === '' ? { ...form, sender: { name, email } } : form;

/** What a key stands for has been taken over once; later entries are the buyer's. */
interface Filled {
  readonly key: string | null;
  readonly editedId: string | null;
}

const findLine = ({ shop }: Buying, lineId: string | null, { product }: ProductFacts) =>
  shop.cart.get().lines.find((line) => line.lineId === lineId && line.itemCode === product.itemCode);

/** What the form begins with: a line of the cart to change, and who gets the card; null where the form asks that. */
export interface FormStart {
  readonly lineId: string | null;
  readonly receiving: DeliverTo | null;
}

/** The first change of an entry begins the buying; a line to change, or cards in the cart, begin it before. */
export const useProductForm = (
  facts: ProductFacts,
  { lineId, receiving }: FormStart,
  { buying, begin }: BuyingDoor,
): EnteredForm => {
  const count = useCartCount(useBoot().unit.id);
  const [form, setForm] = useState(() => startForm(facts, receiving ?? 'friend'));
  const [filled, setFilled] = useState<Filled>({ key: null, editedId: null });
  const isWanted = count > 0 || lineId !== null;
  useEffect(() => {
    if (isWanted) begin().catch(() => undefined);
  }, [isWanted, begin]);
  const key = buying === null ? null : (lineId ?? '');
  if (buying !== null && key !== filled.key) {
    const line = findLine(buying, lineId, facts);
    setFilled({ key, editedId: line?.lineId ?? null });
    setForm(line === undefined ? withGuest(form, buying.shop.visit.readGuest()) : formOfLine(line, facts));
  }
  const change: ChangeForm = (next) => {
    begin().catch(() => undefined);
    setForm(next);
  };
  return { form, change, editedId: filled.editedId };
};
