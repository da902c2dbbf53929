/**
 * The tier that a sum reaches (spec section 3, A-11, A-12, A-104). Limits are inclusive; a limit shared by two tiers
 * belongs to the one that begins there.
 */
import { add, compare } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { DiscountEntry, DiscountTier } from './discount.ts';

const covers = (tier: DiscountTier, sum: Money): boolean =>
  compare(tier.from, sum) <= 0 && (tier.to === null || compare(sum, tier.to) <= 0);

/** The tier that covers the sum, or null if there is none: then there is no discount. */
export const tierFor = (tiers: readonly DiscountTier[], sum: Money): DiscountTier | null =>
  tiers.reduce<DiscountTier | null>(
    (best, tier) => (covers(tier, sum) && (best === null || compare(tier.from, best.from) > 0) ? tier : best),
    null,
  );

/**
 * The sum that decides an entry's tier: the face amounts of all lines of its code, plus earlier purchases if they
 * count.
 */
export const decidingSum = (entry: DiscountEntry, faceAmounts: Money): Money =>
  entry.isAccumulating ? add(faceAmounts, entry.accumulated) : faceAmounts;
