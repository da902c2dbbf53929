/** Where a cart stands on the tiers of its discounts: what is reached, and what the next tier still takes. */
import { faceAmount } from '@offrande/domain/cart';
import type { Cart } from '@offrande/domain/cart';
import { decidingSum, discountCode, tierFor } from '@offrande/domain/discount';
import type { DiscountEntry, DiscountTier } from '@offrande/domain/discount';
import { compare, compareRates, subtract, sum, toMinorUnits } from '@offrande/domain/money';
import type { Money } from '@offrande/domain/money';

export interface TierStanding {
  readonly code: string;
  readonly productName: string;
  readonly reached: DiscountTier | null;
  /** The nearest tier above the deciding sum that grants more, and the face amount that is missing to it. */
  readonly next: { readonly tier: DiscountTier; readonly missing: Money } | null;
}

/** The lowest tier above the sum with a better rate than the one reached. */
export const nextTier = (
  tiers: readonly DiscountTier[],
  decided: Money,
): { readonly tier: DiscountTier; readonly missing: Money } | null => {
  const reached = tierFor(tiers, decided);
  const [tier] = tiers
    .filter(
      ({ from, rate }) => compare(from, decided) > 0 && (reached === null || compareRates(rate, reached.rate) > 0),
    )
    .toSorted((a, b) => compare(a.from, b.from));
  return tier === undefined ? null : { tier, missing: subtract(tier.from, decided) };
};

/** How far the deciding sum is on its way to the next tier, from 0 to 1; 1 where none is left to reach. For a bar alone: it is rounded. */
export const wayToNext = ({ next }: Pick<TierStanding, 'next'>): number => {
  if (next === null) return 1;
  const [from, missing] = [next.tier.from, next.missing].map((amount) => Number(toMinorUnits(amount)));
  return 1 - missing! / from!;
};

/** One standing for each discount entry that a line of the cart falls under, in the order of the lines. */
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
