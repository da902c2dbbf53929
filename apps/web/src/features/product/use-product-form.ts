/** The form's entries: initialised from the product, or from the cart line being edited. */
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
  /** Id of the cart line being edited; null for a new one. */
  readonly editedId: string | null;
}

const withGuest = (form: CardForm, { name, email }: CardForm['sender']): CardForm =>
  form.sender.name === '' && form.sender.email === '' ? { ...form, sender: { name, email } } : form;

/** The key whose initial values have been applied; later changes are the buyer's. */
interface Filled {
  readonly key: string | null;
  readonly editedId: string | null;
}

const findLine = ({ shop }: Buying, lineId: string | null, { product }: ProductFacts) =>
  shop.cart.get().lines.find((line) => line.lineId === lineId && line.itemCode === product.itemCode);

/** What the form starts with: a cart line to edit, and the recipient; null if the form asks. */
export interface FormStart {
  readonly lineId: string | null;
  readonly receiving: DeliverTo | null;
}

/** Buying starts with the first change of an entry, or earlier for a line to edit or a cart that is not empty. */
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
