/** Codes of card kinds: CP customize physical, P physical, D digital; T is ticketing (spec section 3). */
import { CARD_KINDS } from './catalogue.ts';
import type { CardKind, ProductSort } from './catalogue.ts';

export const CARD_KIND_CODES = { customizedPhysical: 'CP', physical: 'P', digital: 'D' } as const satisfies Record<
  CardKind,
  string
>;
export const PRODUCT_SORT_CODES = { ticketing: 'T' } as const satisfies Record<ProductSort, string>;

/** The kind for a code; undefined for any other string. */
export const cardKindOfCode = (code: string): CardKind | undefined =>
  CARD_KINDS.find((kind) => CARD_KIND_CODES[kind] === code);
