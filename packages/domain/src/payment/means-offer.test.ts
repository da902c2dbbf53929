import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { meansToPay, offeredMeans, PAYMENT_MEANS, pauseBeforeNextMs, QUESTIONS_AT_MOST } from './index.ts';
import type { MeansByKind } from './index.ts';

const someMeans = fc.subarray([...PAYMENT_MEANS]);
const means: fc.Arbitrary<MeansByKind> = fc.record({
  guest: someMeans,
  individual: someMeans,
  business: someMeans,
  salesman: someMeans,
});

describe('the means that are offered', () => {
  test('are the buyer’s own, available; only a guest also sees the unavailable ones that need an account [S6.29][A-88]', () => {
    fc.assert(
      fc.property(means, fc.constantFrom(...CUSTOMER_KINDS), (unit, kind) => {
        const offered = offeredMeans(unit, kind);
        const open = offered.filter(({ obstacle }) => obstacle === null).map((one) => one.means);
        const shut = offered.filter(({ obstacle }) => obstacle === 'needsAccount').map((one) => one.means);
        expect(open).toEqual(unit[kind]);
        expect(offered.slice(0, open.length).every(({ obstacle }) => obstacle === null)).toBe(true);
        expect(shut).toEqual(kind === 'guest' ? unit.individual.filter((one) => !unit.guest.includes(one)) : []);
      }),
    );
  });

  test('the chosen one is used if it is available, else the first available one, or none', () => {
    fc.assert(
      fc.property(means, fc.option(fc.constantFrom(...PAYMENT_MEANS)), (unit, chosen) => {
        const isOpen = unit.guest.some((one) => one === chosen);
        expect(meansToPay(offeredMeans(unit, 'guest'), chosen)).toBe(isOpen ? chosen : (unit.guest[0] ?? null));
      }),
    );
  });
});

test('pauses between requests never shrink, never exceed eight seconds, and end after about a minute [A-130]', () => {
  const pauses = Array.from({ length: QUESTIONS_AT_MOST - 1 }, (_, at) => pauseBeforeNextMs(at + 1)!);
  expect(pauses.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(Math.max(...pauses)).toBe(8_000);
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(45_000);
  expect([pauseBeforeNextMs(0), pauseBeforeNextMs(QUESTIONS_AT_MOST)]).toEqual([1_000, null]);
});
