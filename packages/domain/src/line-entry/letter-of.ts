/** The chosen letter of a line. */
import type { Letter } from '../cart/index.ts';
import type { LetterType } from '../delivery/index.ts';

/** Without discount; null if none is chosen. */
export const letterOf = (letterType: LetterType | null): Letter | null =>
  letterType && { typeId: letterType.id, price: letterType.price, salesmanDiscount: null };
