/** The extra discounts that a salesman chooses from for a customer and a product (spec sections 2, 3 and 6, S6.21). */
import { discountCode, discountsFor } from '../discount/index.ts';
import type { Discountable, DiscountEntry, DiscountTier } from '../discount/index.ts';
import { compare } from '../money/index.ts';

/**
 * The tiers agreed for the customer, or else for everybody, from the lowest sum to the highest; none if there is no
 * entry.
 */
export const offeredDiscounts = (
  entries: readonly DiscountEntry[],
  customerId: string | null,
  product: Discountable,
): readonly DiscountTier[] =>
  discountsFor(entries, customerId)
    .filter(({ itemCode }) => itemCode === discountCode(product))
    .flatMap(({ tiers }) => tiers)
    .toSorted((a, b) => compare(a.from, b.from));
