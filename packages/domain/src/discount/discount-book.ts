/**
 * Loading a list of discount entries: contradictory entries are refused, so that pricing never has to choose between
 * them.
 */
import { Result } from 'effect';
import { compare, isRateWithin, rate, zero } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { DiscountEntry, DiscountTier } from './discount.ts';

/**
 * `DuplicateDiscount`: two entries for one code and one customer, or two general ones. `TiersOverlap`: a sum would have
 * two rates. `TierReversed`: ends before it begins. `TierRateOutOfRange`: a rate outside 0 to 100.
 */
export type DiscountsRefusal = {
  readonly _tag: 'DuplicateDiscount' | 'TiersOverlap' | 'TierReversed' | 'TierRateOutOfRange';
  readonly itemCode: string;
  readonly customerId: string | null;
};

const TIER_RATES = { min: rate(0), max: rate(100) };

const overlap = (lower: DiscountTier, upper: DiscountTier): boolean =>
  lower.to === null || compare(lower.to, upper.from) > 0 || compare(lower.from, upper.from) === 0;

const fault = ({ tiers }: DiscountEntry): DiscountsRefusal['_tag'] | null => {
  if (tiers.some(({ from, to }) => to !== null && compare(to, from) < 0)) return 'TierReversed';
  if (tiers.some(({ rate }) => !isRateWithin(rate, TIER_RATES))) return 'TierRateOutOfRange';
  const rising = tiers.toSorted((a, b) => compare(a.from, b.from));
  return rising.some((tier, at) => at > 0 && overlap(rising[at - 1]!, tier)) ? 'TiersOverlap' : null;
};

/** Accepts a list of entries, or returns its first contradiction. */
export const checkDiscounts = (
  entries: readonly DiscountEntry[],
): Result.Result<readonly DiscountEntry[], DiscountsRefusal> => {
  const seen = new Set<string>();
  for (const entry of entries) {
    const { itemCode, customerId } = entry;
    const key = JSON.stringify([itemCode, customerId]);
    if (seen.has(key)) return Result.fail({ _tag: 'DuplicateDiscount', itemCode, customerId });
    seen.add(key);
    const _tag = fault(entry);
    if (_tag !== null) return Result.fail({ _tag, itemCode, customerId });
  }
  return Result.succeed(entries);
};

/**
 * The entries for one customer (null: a guest), at most one for each code: the customer's own if there is one, even if
 * none of its tiers covers the sum, else the general one. Other customers' entries are left out.
 */
export const discountsFor = (
  entries: readonly DiscountEntry[],
  customerId: string | null,
): readonly DiscountEntry[] => {
  const byCode = new Map<string, DiscountEntry>();
  for (const entry of entries) {
    const isOwn = entry.customerId === customerId;
    if (isOwn || (entry.customerId === null && !byCode.has(entry.itemCode))) byCode.set(entry.itemCode, entry);
  }
  return [...byCode.values()];
};

/**
 * The entries for one customer with what that customer has bought: entries that accumulate count it by their code, 0 if
 * nothing is stated; others stay as they are.
 */
export const discountsOfCustomer = (
  entries: readonly DiscountEntry[],
  customerId: string | null,
  bought: ReadonlyMap<string, Money>,
): readonly DiscountEntry[] =>
  discountsFor(entries, customerId).map((entry) =>
    entry.isAccumulating
      ? { ...entry, accumulated: bought.get(entry.itemCode) ?? zero(entry.accumulated.currency) }
      : entry,
  );
