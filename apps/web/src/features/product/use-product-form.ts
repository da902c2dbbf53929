/** The form's entries: initialised from the product, or from the cart line being edited. */
import { useEffect, useState } from 'react';
import { useCartCount } from '../../shop/cart-count.ts';
import { useBoot } from '../../page/boot.tsx';
import { useSignedIn } from '../../shop/use-signed-in.ts';
import type { Buying } from './buying.ts';
import type { BuyingDoor } from './buying-context.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';
import type { DeliverTo } from '@offrande/domain/delivery';
import { formOfLine, keptForm, startForm, withKnownSender, type CardForm } from '@offrande/domain/line-entry';
import { useKeptEntry } from '../form/use-kept-entry.ts';

export type ChangeForm = (next: (form: CardForm) => CardForm) => void;

export interface EnteredForm {
  readonly form: CardForm;
  readonly change: ChangeForm;
  /** Id of the cart line being edited; null for a new one. */
  readonly editedId: string | null;
}

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

/** A signed-in member's name and email are the sender's, for a salesman the customer's, unless others are typed. */
const useMember = (begin: BuyingDoor['begin'], setForm: ChangeForm): void => {
  const signedIn = useSignedIn(useBoot().unit.id);
  useEffect(() => {
    if (signedIn === null) return undefined;
    let isOver = false;
    const fill = async (): Promise<void> => {
      const { shop } = await begin();
      const { knownGiver } = await import('../../shop/known-giver.ts');
      const giver = await knownGiver(shop, signedIn);
      if (!isOver && giver !== null) setForm((form) => withKnownSender(form, giver));
    };
    // Whoever is not known in time types both, as a guest does.
    fill().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [signedIn, begin, setForm]);
};

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
    // What was typed while all this was loading may not be in `form` yet.
    setForm((now) =>
      line === undefined ? withKnownSender(now, buying.shop.visit.readGuest()) : formOfLine(line, facts),
    );
  }
  useMember(begin, setForm);
  const change: ChangeForm = (next) => {
    begin().catch(() => undefined);
    setForm(next);
  };
  useKeptEntry('card', keptForm(form), (next) => change(next), lineId === null || filled.key === lineId);
  return { form, change, editedId: filled.editedId };
};
