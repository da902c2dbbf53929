import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, compareRates, fromMinorUnits, money, rate, subtract, zero } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { agreedDiscounts, nextTier, tierFor } from './index.ts';
import type { DiscountEntry } from './index.ts';
import { discountEntry } from './testing.ts';

const CODES = ['GC1', 'GC2', 'GC3', 'GC4'] as const;

/** At most one entry for each code: the company's own, or everybody's. */
const entries: fc.Arbitrary<readonly DiscountEntry[]> = fc
  .tuple(...CODES.map((code) => fc.option(fc.oneof(discountEntry(euro, code), discountEntry(euro, code, 'C1')))))
  .map((found) => found.filter((entry) => entry !== null));

const CENT = fromMinorUnits(1n, euro);
const decidedBy = ({ isAccumulating, accumulated }: DiscountEntry) => (isAccumulating ? accumulated : zero(euro));

describe('the discounts of a company', () => {
  test('are its own and those that accumulate, each once, and no others [S3.56][A-158]', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const agreed = agreedDiscounts(list, 'C1').map(({ entry }) => entry);
        expect(new Set(agreed)).toEqual(
          new Set(list.filter(({ customerId, isAccumulating }) => customerId === 'C1' || isAccumulating)),
        );
        expect(agreed).toHaveLength(new Set(agreed).size);
        const growing = agreed.map(({ isAccumulating }) => isAccumulating);
        expect(growing).toEqual(growing.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
    expect(agreedDiscounts([], 'C1')).toEqual([]);
  });

  test('have the tier of what was bought, or of any order; the missing amount reaches the next one, a cent less does not [S3.55][S3.56][A-11][A-12]', () => {
    fc.assert(
      fc.property(entries, (list) => {
        for (const { entry, reached, next } of agreedDiscounts(list, 'C1')) {
          const decided = decidedBy(entry);
          expect(reached).toBe(tierFor(entry.tiers, decided));
          if (next === null) continue;
          const sum = add(decided, next.missing);
          expect(compare(next.missing, zero(euro))).toBeGreaterThan(0);
          expect(tierFor(entry.tiers, sum)).toBe(next.tier);
          expect(compareRates(next.tier.rate, reached?.rate ?? rate(0))).toBeGreaterThan(0);
          expect(tierFor(entry.tiers, subtract(sum, CENT))).not.toBe(next.tier);
        }
      }),
    );
  });

  test('have no next tier only where no later one is better than what is reached [A-11]', () => {
    fc.assert(
      fc.property(entries, (list) => {
        for (const { entry, reached, next } of agreedDiscounts(list, 'C1')) {
          const better = entry.tiers.filter(
            (tier) => compare(tier.from, decidedBy(entry)) > 0 && compareRates(tier.rate, reached?.rate ?? rate(0)) > 0,
          );
          expect(next === null).toBe(better.length === 0);
        }
      }),
    );
  });

  test('promise no tier of 0 % to who has none [A-11]', () => {
    const tiers = [{ from: money(100, euro), to: money(200, euro), rate: rate(0) }];
    expect(nextTier(tiers, zero(euro))).toBeNull();
    const better = { from: money(200, euro), to: null, rate: rate(4) };
    expect(nextTier([...tiers, better], zero(euro))).toEqual({ tier: better, missing: money(200, euro) });
  });
});
