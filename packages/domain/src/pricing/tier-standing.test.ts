import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { nextTier, tierFor, wayToNextTier } from '../discount/index.ts';
import type { DiscountTier } from '../discount/index.ts';
import { add, fromMinorUnits, money, rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { emptyCart, newLine } from '../cart/index.ts';
import { tierStandings } from './index.ts';

const TIERS: readonly DiscountTier[] = [
  { from: money(200, euro), to: money('499.99', euro), rate: rate(3) },
  { from: money(500, euro), to: null, rate: rate(5) },
];

test('adding the missing amount reaches the named tier [A-11]', () => {
  assert(
    property(integer({ min: 0, max: 80_000 }), (cents) => {
      const decided = fromMinorUnits(BigInt(cents), euro);
      const next = nextTier(TIERS, decided);
      return next === null ? cents >= 50_000 : tierFor(TIERS, add(decided, next.missing)) === next.tier;
    }),
  );
});

test('a tier without a better rate than the reached one is not offered', () => {
  const flat = TIERS.map((tier) => ({ ...tier, rate: rate(3) }));
  expect(nextTier(flat, money(200, euro))).toBeNull();
});

test.each([
  [0, 0],
  [100, 0.5],
  [200, 0.4],
  [500, 1],
])('with %i in the cart the progress to the next tier is %d', (decided, share) => {
  expect(wayToNextTier(nextTier(TIERS, money(decided, euro)))).toBeCloseTo(share, 10);
});

const line = (lineId: string, itemCode: string, parentItemCode: string | null) => ({
  ...newLine(lineId, itemCode, euro),
  parentItemCode,
  amount: money(100, euro),
});

test('lines of one code are counted together, others are ignored [A-12]', () => {
  const cart = { ...emptyCart(euro), lines: [line('1', 'A', 'P'), line('2', 'B', 'P'), line('3', 'C', null)] };
  const entry = { customerId: null, itemCode: 'P', accumulated: money(0, euro), isAccumulating: false, tiers: TIERS };
  const standings = tierStandings(cart, [entry]);
  expect(standings.map(({ code, reached }) => [code, reached?.rate.percent])).toEqual([['P', '3']]);
});
