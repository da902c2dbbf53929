/** Codes of kinds: custType C, B, S (spec section 3). A guest has no code. */
import type { SignedInKind } from './customer.ts';

export const CUSTOMER_TYPE_CODES = {
  individual: 'C',
  business: 'B',
  salesman: 'S',
} as const satisfies Record<SignedInKind, string>;

/** The kind for a custType; undefined for any other string. */
export const customerKindOfCode = (code: string): SignedInKind | undefined => {
  for (const kind of ['individual', 'business', 'salesman'] as const) {
    if (CUSTOMER_TYPE_CODES[kind] === code) return kind;
  }
  return undefined;
};
