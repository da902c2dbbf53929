import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, easterOf, isBusinessDay } from './business-days.ts';
import { compareDates } from './calendar.ts';
import { calendarDates } from './testing.ts';

const on = (year: number, month: number, day: number) => ({ year, month, day });

describe('business days', () => {
  test.each([
    [on(2026, 11, 24), on(2026, 12, 1), 'a week with its weekend'],
    [on(2026, 11, 27), on(2026, 12, 4), 'from a Friday'],
    [on(2026, 11, 29), on(2026, 12, 4), 'from a Sunday'],
    [on(2026, 12, 23), on(2026, 12, 31), 'over Christmas'],
    [on(2027, 3, 25), on(2027, 4, 2), 'over Easter Monday, Good Friday being a working day'],
    [on(2027, 5, 4), on(2027, 5, 12), 'over Ascension Day'],
  ])('five after %j in France are over on %j: %s [S4.66][S9.22]', (from, reached) => {
    expect(addBusinessDays(from, 5, 'FR')).toEqual(reached);
  });

  test('differ by country, and without known holidays only weekends are left out', () => {
    expect(['FR', 'IT', 'ES', 'PT', 'XX'].map((country) => isBusinessDay(on(2027, 12, 8), country))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(isBusinessDay(on(2027, 3, 26), 'ES')).toBe(false);
  });

  test('never end on a day off, and more of them never end earlier', () => {
    fc.assert(
      fc.property(
        calendarDates,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom('FR', 'IT', 'ES', 'PT', 'XX'),
        (date, days, country) => {
          const end = addBusinessDays(date, days, country);
          expect(isBusinessDay(end, country)).toBe(true);
          expect(compareDates(addBusinessDays(date, days + 1, country), end)).toBeGreaterThan(0);
        },
      ),
    );
  });
});

test('Easter falls on its days of the calendar', () => {
  expect([1961, 2000, 2024, 2026, 2038].map(easterOf)).toEqual([
    on(1961, 4, 2),
    on(2000, 4, 23),
    on(2024, 3, 31),
    on(2026, 4, 5),
    on(2038, 4, 25),
  ]);
});
