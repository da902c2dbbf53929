/** The distance to the next tier of a discount. Source. */
import { compare, compareRates, rate, subtract, toMinorUnits } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { DiscountTier } from './discount.ts';
import { tierFor } from './tiers.ts';

/** A tier that is not reached yet, and the missing face amount. */
export interface NextTier {
  readonly tier: DiscountTier;
  readonly missing: Money;
}

/**
 * The lowest tier above the deciding sum with a better rate than the one reached, which is 0 where none is; null if there
 * is none.
 */
export const nextTier = (tiers: readonly DiscountTier[], decided: Money): NextTier | null => {
  const reached = tierFor(tiers, decided)?.rate ?? rate(0);
  const [tier] = tiers
    .filter((one) => compare(one.from, decided) > 0 && compareRates(one.rate, reached) > 0)
    .toSorted((a, b) => compare(a.from, b.from));
  return tier === undefined ? null : { tier, missing: subtract(tier.from, decided) };
};

/** The progress towards an amount, from 0 to 1. Rounded, so only for a progress bar. */
export const wayTo = (from: Money, missing: Money): number =>
  1 - Number(toMinorUnits(missing)) / Number(toMinorUnits(from));

/**
 * The progress of the deciding sum towards the next tier, from 0 to 1; 1 if there is none left. Rounded, so only for a
 * progress bar.
 */
export const wayToNextTier = (next: NextTier | null): number =>
  next === null ? 1 : wayTo(next.tier.from, next.missing);
