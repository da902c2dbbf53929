/** What the next tier of a discount still takes. Source. */
import { compare, compareRates, subtract, toMinorUnits } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { DiscountTier } from './discount.ts';
import { tierFor } from './tiers.ts';

/** A tier that is not reached yet, and the face amount that is missing to it. */
export interface NextTier {
  readonly tier: DiscountTier;
  readonly missing: Money;
}

/** The lowest tier above the deciding sum with a better rate than the one reached; null where none is. */
export const nextTier = (tiers: readonly DiscountTier[], decided: Money): NextTier | null => {
  const reached = tierFor(tiers, decided);
  const [tier] = tiers
    .filter(
      ({ from, rate }) => compare(from, decided) > 0 && (reached === null || compareRates(rate, reached.rate) > 0),
    )
    .toSorted((a, b) => compare(a.from, b.from));
  return tier === undefined ? null : { tier, missing: subtract(tier.from, decided) };
};

/** How far the deciding sum is on its way to the next tier, from 0 to 1; 1 where none is left to reach. For a bar alone: it is rounded. */
export const wayToNextTier = (next: NextTier | null): number => {
  if (next === null) return 1;
  const [from, missing] = [next.tier.from, next.missing].map((amount) => Number(toMinorUnits(amount)));
  return 1 - missing! / from!;
};
