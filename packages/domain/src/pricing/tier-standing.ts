/**
 * The standing of a cart on the tiers of its discounts: the reached tier, and the distance to the next one (A-11,
 *
 */
import { decidingSum, discountCode, nextTier, tierFor } from '../discount/index.ts';
import type { DiscountEntry, DiscountTier, NextTier } from '../discount/index.ts';
import { sum } from '../money/index.ts';
import type { Cart } from '../cart/index.ts';
import { faceAmount } from './line-discount.ts';

/** `next`: the nearest tier above the deciding sum with a better rate. */
export interface TierStanding {
  readonly code: string;
  readonly productName: string;
  readonly reached: DiscountTier | null;
  readonly next: NextTier | null;
}

/** One standing for each discount entry that applies to a line of the cart, in the order of the lines. */
export const tierStandings = (cart: Cart, entries: readonly DiscountEntry[]): readonly TierStanding[] =>
  [...new Set(cart.lines.map(discountCode))].flatMap((code) => {
    const lines = cart.lines.filter((line) => discountCode(line) === code);
    const entry = entries.find(({ itemCode }) => itemCode === code);
    if (entry === undefined) return [];
    const decided = decidingSum(entry, sum(lines.map(faceAmount), cart.currency));
    return [
      {
        code,
        productName: lines[0]!.productName,
        reached: tierFor(entry.tiers, decided),
        next: nextTier(entry.tiers, decided),
      },
    ];
  });
