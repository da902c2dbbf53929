/** The chosen letter as a line carries it. */
import type { Letter } from '../cart/index.ts';
import type { LetterType } from '../delivery/index.ts';

/** Nobody has lowered its price yet; null where none is chosen. */
export const letterOf = (letterType: LetterType | null): Letter | null =>
  letterType && { typeId: letterType.id, price: letterType.price, salesmanDiscount: null };
