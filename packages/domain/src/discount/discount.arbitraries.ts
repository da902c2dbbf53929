/** Random discounts, valid by construction: tiers that rise without overlapping, some of them sharing a limit. */
import * as fc from 'fast-check';
import { add, money } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { percentRate, price } from '../money/testing.ts';
import type { DiscountEntry, DiscountTier, SetDiscount } from './discount.ts';

export const setDiscount = (of: Currency): fc.Arbitrary<SetDiscount> =>
  fc.oneof(
    percentRate.map((rate): SetDiscount => ({ type: 'percent', rate })),
    price(of, 20_000n).map((amount): SetDiscount => ({ type: 'value', amount })),
  );

/**
 * Zero to five tiers; the last one may be unlimited. Each step is a gap (0: a shared limit) and a width of 1 or more.
 */
export const tiers = (of: Currency): fc.Arbitrary<readonly DiscountTier[]> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 900 }), percentRate), {
        maxLength: 5,
      }),
      fc.boolean(),
    )
    .map(([steps, isEndless]) => {
      let bound: Money = money(0, of);
      return steps.map(([gap, width, rate], at): DiscountTier => {
        const from = add(bound, money(gap, of));
        bound = add(from, money(width, of));
        return { from, to: isEndless && at === steps.length - 1 ? null : bound, rate };
      });
    });

/** An entry for one code, for everybody unless a customer is named. */
export const discountEntry = (
  of: Currency,
  itemCode: string,
  customerId: string | null = null,
): fc.Arbitrary<DiscountEntry> =>
  fc.record({
    customerId: fc.constant(customerId),
    itemCode: fc.constant(itemCode),
    accumulated: price(of, 100_000n),
    isAccumulating: fc.boolean(),
    tiers: tiers(of),
  });

/** Near miss: the same entry with a tier that begins inside the first one. */
export const overlappingEntry = (of: Currency, itemCode: string): fc.Arbitrary<DiscountEntry> =>
  fc
    .tuple(
      discountEntry(of, itemCode).filter((entry) => entry.tiers.length > 0),
      percentRate,
    )
    .map(([entry, rate]) => ({ ...entry, tiers: [...entry.tiers, { from: entry.tiers[0]!.from, to: null, rate }] }));
