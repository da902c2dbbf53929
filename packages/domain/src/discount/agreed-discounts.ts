/**
 * What a company's discounts are to it: those that were agreed with it, and those that grow with what it buys. Discounts
 * that everybody has in one order stand with each card. Source: S3.56, A-11, A-12, A-158.
 */
import { zero } from '../money/index.ts';
import { decidingSum, tierFor } from './tiers.ts';
import type { DiscountEntry, DiscountTier } from './discount.ts';
import { nextTier } from './next-tier.ts';
import type { NextTier } from './next-tier.ts';

/** A discount entry before the next order: the tier that any order has, and the better one that is nearest. */
export interface AgreedDiscount {
  readonly entry: DiscountEntry;
  readonly reached: DiscountTier | null;
  readonly next: NextTier | null;
}

const standing = (entry: DiscountEntry): AgreedDiscount => {
  const decided = decidingSum(entry, zero(entry.accumulated.currency));
  return { entry, reached: tierFor(entry.tiers, decided), next: nextTier(entry.tiers, decided) };
};

/**
 * The company's own entries and the accumulating ones, of a list with at most one entry for each code; those that
 * accumulate come first, in the order of the list.
 */
export const agreedDiscounts = (entries: readonly DiscountEntry[], customerId: string): readonly AgreedDiscount[] => {
  const agreed = entries.filter((entry) => entry.isAccumulating || entry.customerId === customerId);
  return [
    ...agreed.filter(({ isAccumulating }) => isAccumulating),
    ...agreed.filter(({ isAccumulating }) => !isAccumulating),
  ].map(standing);
};
