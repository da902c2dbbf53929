/**
 * Which tier a sum reaches (spec section 3, A-11, A-12, A-104). Bounds are included; where two tiers meet in one bound
 * the one that begins there holds.
 */
import { add, compare } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { DiscountEntry, DiscountTier } from './discount.ts';

const covers = (tier: DiscountTier, sum: Money): boolean =>
  compare(tier.from, sum) <= 0 && (tier.to === null || compare(sum, tier.to) <= 0);

/** The tier that covers the sum, or null where none does: a rate that no tier grants is not given. */
export const tierFor = (tiers: readonly DiscountTier[], sum: Money): DiscountTier | null =>
  tiers.reduce<DiscountTier | null>(
    (best, tier) => (covers(tier, sum) && (best === null || compare(tier.from, best.from) > 0) ? tier : best),
    null,
  );

/** The sum that decides an entry's tier: the face amounts of all lines of its code, plus what was bought before where that counts. */
export const decidingSum = (entry: DiscountEntry, faceAmounts: Money): Money =>
  entry.isAccumulating ? add(faceAmounts, entry.accumulated) : faceAmounts;
