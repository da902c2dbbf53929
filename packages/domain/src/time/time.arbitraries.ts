/** Random instants, dates and zones, and invalid dates. */
import * as fc from 'fast-check';
import { daysInMonth } from './calendar.ts';
import type { CalendarDate } from './calendar.ts';
import { MINUTE_MS } from './instant.ts';
import type { Instant } from './instant.ts';
import type { LocalDateTime } from './zoned.ts';

/** Whole seconds do not matter to schedules, milliseconds do: any millisecond from 1990 to 2100. */
export const instants: fc.Arbitrary<Instant> = fc.integer({ min: 631_152_000_000, max: 4_102_444_800_000 });

export const wholeMinutes: fc.Arbitrary<Instant> = instants.map((at) => Math.floor(at / MINUTE_MS) * MINUTE_MS);

/** Zones north and south, whole, half and quarter hours, with and without summer time. */
export const zones: fc.Arbitrary<string> = fc.constantFrom(
  'Europe/Paris',
  'Etc/GMT-8',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Asia/Dubai',
  'Pacific/Apia',
  'UTC',
);

export const calendarDates: fc.Arbitrary<CalendarDate> = fc
  .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  .chain(([year, month]) => fc.integer({ min: 1, max: daysInMonth(year, month) }).map((day) => ({ year, month, day })));

export const localDateTimes: fc.Arbitrary<LocalDateTime> = fc
  .tuple(calendarDates, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([date, hour, minute]) => ({ ...date, hour, minute }));

/** Strings that look like yyyy/MM/dd but are not a date. */
export const nearMissDates: fc.Arbitrary<string> = fc.constantFrom(
  '2026/02/29',
  '2026/13/01',
  '2026/00/10',
  '2026/04/31',
  '2026/06/00',
  '2026-06-14',
  '14/06/2026',
  '2026/6/14',
  '26/06/14',
  '2026/06/14 ',
  ' 2026/06/14',
  '12026/06/14',
  '0000/01/01',
  '٢٠٢٦/٠٦/١٤',
);
