/** How many cards one order may have (spec section 1 and 5, A-24). */
import { isTrade } from '../customer/index.ts';
import type { CustomerKind } from '../customer/index.ts';

/** The unit's caps; 0 or absent means none. `business` holds for companies and salesmen, `individual` for the others. */
export interface QuantityCaps {
  readonly business: number | null;
  readonly individual: number | null;
}

/** The most cards per order for this kind of customer, null for no cap. */
export const maxQuantityFor = (kind: CustomerKind, caps: QuantityCaps): number | null =>
  (isTrade(kind) ? caps.business : caps.individual) || null;
