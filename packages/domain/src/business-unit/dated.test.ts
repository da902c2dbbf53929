import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeAmount } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { addDays, compareDates, instantOf, parseIso } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import { calendarDates } from '../time/testing.ts';
import { exemptionCapsOf } from './exemption-cap.ts';
import { exemptionCapAt, valueOn } from './index.ts';
import { type Dated, isRising } from './dated.ts';
import { unitWith } from './testing.ts';
import { region } from '../../vitest.region.ts';

/** Values on rising days, each one a number of its own. */
const dated: fc.Arbitrary<readonly Dated<number>[]> = fc
  .tuple(calendarDates, fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 5 }))
  .map(([first, gaps]) => {
    const starts = gaps.reduce<CalendarDate[]>(
      (days, gap) => [...days, addDays(days.at(-1) as CalendarDate, gap)],
      [first],
    );
    return starts.map((from, value) => ({ from, value }));
  });

/** A day of any time, or as often one beside the beginning of a value. */
const datedAndDay = dated.chain((values) =>
  fc.tuple(
    fc.constant(values),
    fc.oneof(
      calendarDates,
      fc.tuple(fc.constantFrom(...values), fc.integer({ min: -1, max: 1 })).map(([{ from }, by]) => addDays(from, by)),
    ),
  ),
);

describe('a dated value', () => {
  test('holds from its day until the day before the next [S9.18][S9.19]', () => {
    fc.assert(
      fc.property(dated, (values) => {
        expect(isRising(values)).toBe(true);
        for (const [at, { from, value }] of values.entries()) {
          expect(valueOn(values, from)).toBe(value);
          expect(valueOn(values, addDays(from, -1))).toBe(at === 0 ? null : value - 1);
        }
      }),
    );
  });

  test('is that of the latest day not after the one asked for, on any day', () => {
    const boundary = region();
    fc.assert(
      fc.property(datedAndDay, ([values, day]) => {
        boundary.holds(values.some(({ from }) => [-1, 0, 1].some((by) => compareDates(addDays(from, by), day) === 0)));
        const begun = values.filter(({ from }) => compareDates(from, day) <= 0);
        expect(valueOn(values, day)).toBe(begun.length === 0 ? null : begun.length - 1);
      }),
    );
    boundary.demand(0.3);
    expect(valueOn([], { year: 2026, month: 1, day: 1 })).toBeNull();
  });

  test('does not begin on the day of another, or before it', () => {
    const several = region();
    fc.assert(
      fc.property(dated, (values) => {
        expect(isRising([...values, values[0]!])).toBe(false);
        if (several.holds(values.length > 1)) expect(isRising(values.toReversed())).toBe(false);
      }),
    );
    several.demand(0.5);
    expect(isRising([])).toBe(true);
  });
});

const capAt = (unit: ReturnType<typeof unitWith>, iso: string): string | null => {
  const cap = exemptionCapAt(unit, parseIso(iso) ?? 0);
  return cap === null ? null : `${encodeAmount(cap)} ${cap.currency.code}`;
};

describe('the exemption cap', () => {
  test('of a French unit is 171 euro, and 183 from 2023 on, by the clocks of its zone [S9.18][S9.19][A-96]', () => {
    const paris = unitWith({ timeZone: 'Europe/Paris' });
    expect(capAt(paris, '2019-12-31T12:00:00Z')).toBeNull();
    expect(capAt(paris, '2020-01-01T12:00:00Z')).toBe('171.00 EUR');
    expect(capAt(paris, '2022-12-31T22:59:59Z')).toBe('171.00 EUR');
    expect(capAt(paris, '2022-12-31T23:00:00Z')).toBe('183.00 EUR');
    expect(capAt(paris, '2026-06-14T12:00:00Z')).toBe('183.00 EUR');
    expect(capAt(unitWith({ timeZone: 'America/New_York' }), '2022-12-31T23:00:00Z')).toBe('171.00 EUR');
  });

  test('of any unit is what it states, and none where it states none [A-96]', () => {
    const exemptionCaps = [
      { from: '2024/01/01', amount: '193' },
      { from: '2025/01/01', amount: '196.50' },
    ];
    const own = unitWith({ exemptionCaps });
    const noon = (year: number) => instantOf({ year, month: 1, day: 1, hour: 12, minute: 0 }, own.timeZone);
    const at = (year: number) => {
      const cap = exemptionCapAt(own, noon(year));
      return cap && encodeAmount(cap);
    };
    expect([2023, 2024, 2025, 2030].map(at)).toEqual([null, '193.00', '196.50', '196.50']);
    const AFTER = '2026-06-14T12:00:00Z';
    expect(capAt(unitWith({ country: 'AE' }), AFTER)).toBeNull();
    expect(capAt(unitWith({ currency: 'AED' }), AFTER)).toBeNull();
    expect(capAt(unitWith({ country: 'AE', currency: 'AED', exemptionCaps }), AFTER)).toBe('196.50 AED');
  });

  test('leaves out an amount that its currency does not have [A-96]', () => {
    const from = { year: 2024, month: 1, day: 1 };
    const caps = exemptionCapsOf({ country: 'FR', exemptionCaps: [{ from, amount: '1.234' }] }, euro);
    expect(caps).toEqual([]);
  });
});
