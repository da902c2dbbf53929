import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/index.ts';
import { isOfferOn } from './index.ts';

test('an offer holds until the end of its last day, and one without an end for good', () => {
  const lastDay = { year: 2026, month: 6, day: 30 };
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), (days) => {
      expect(isOfferOn(lastDay, addDays(lastDay, days))).toBe(days <= 0);
      expect(isOfferOn(null, addDays(lastDay, days))).toBe(true);
    }),
  );
});
