import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  HOUR_MS,
  MINUTE_MS,
  addDays,
  addMonths,
  compareDates,
  countedDown,
  floorToMinute,
  formatDate,
  formatDateTime,
  formatInstant,
  formatInstantDate,
  hasAge,
  instantOf,
  parseIso,
  isCalendarDate,
  isPast,
  isTimeZone,
  isYoungerThanMonths,
  formatIso,
  localDate,
  localDateTime,
  parseDate,
  parseDateTime,
  secondsLeft,
  wholeYears,
} from './index.ts';
import { calendarDates, instants, localDateTimes, nearMissDates, wholeMinutes, zones } from './testing.ts';

const at = (iso: string): number => parseIso(iso) ?? Number.NaN;
const on = (text: string) => Result.getOrThrow(parseDate(text));

const paris = (text: string) => formatIso(instantOf(Result.getOrThrow(parseDateTime(text)), 'Europe/Paris'));

const isDay = (year: number, month: number, day: number): boolean => isCalendarDate({ year, month, day });
const leapDay = (year: number) => isDay(year, 2, 29);

describe('the notation', () => {
  test('of dates is yyyy/MM/dd, on the wire and on screens [S9.33][A-54]', () => {
    expect(formatDate({ year: 2026, month: 6, day: 4 })).toBe('2026/06/04');
    expect(formatDateTime({ year: 2026, month: 6, day: 4, hour: 8, minute: 5 })).toBe('2026/06/04 08:05');
    expect(formatDate({ year: 476, month: 9, day: 4 })).toBe('0476/09/04');
  });

  test('is parsed to the same date and minute [S9.33]', () =>
    fc.assert(
      fc.property(localDateTimes, (local) => {
        const { year, month, day } = local;
        expect(parseDate(formatDate(local))).toEqual(Result.succeed({ year, month, day }));
        expect(parseDateTime(formatDateTime(local))).toEqual(Result.succeed(local));
      }),
    ));

  test('of other dates, and of days that do not exist, is refused [S9.33]', () =>
    fc.assert(
      fc.property(nearMissDates, (text) => {
        expect(parseDate(text)).toEqual(Result.fail({ _tag: 'NotADate', format: 'yyyy/MM/dd' }));
        expect(parseDateTime(`${text} 08:00`)).toEqual(Result.fail({ _tag: 'NotADate', format: 'yyyy/MM/dd HH:mm' }));
      }),
    ));

  test.each([
    '2026/06/14 24:00',
    '2026/06/14 08:60',
    '2026/06/14 8:00',
    '2026/06/14 08:000',
    '2026/06/14T08:00',
    '2026/06/14',
  ])('of a wrong time is refused: %s', (text) =>
    expect(parseDateTime(text)).toEqual(Result.fail({ _tag: 'NotADate', format: 'yyyy/MM/dd HH:mm' })),
  );

  test('of an instant is the day and time of the zone', () => {
    const midnight = at('2026-06-13T22:30:00Z');
    expect(formatInstantDate(midnight, 'Europe/Paris')).toBe('2026/06/14');
    expect(formatInstant(midnight, 'UTC')).toBe('2026/06/13 22:30');
    expect(localDate(midnight, 'Europe/Paris')).toEqual({ year: 2026, month: 6, day: 14 });
    expect(localDateTime(midnight, 'UTC')).toEqual({ year: 2026, month: 6, day: 13, hour: 22, minute: 30 });
  });
});

describe('instants', () => {
  test('and ISO strings are inverses, in agreement with Date', () =>
    fc.assert(
      fc.property(instants, (instant) => {
        expect(formatIso(instant)).toBe(new Date(instant).toISOString());
        expect(parseIso(formatIso(instant))).toBe(instant);
      }),
    ));

  test.each(['2026-06-14T10:00:00.5+02:00', '2026-06-14T13:30:00.50+05:30', '2026-06-14T04:30:00.500-03:30'])(
    'are read with any offset: %s',
    (text) => expect(parseIso(text)).toBe(Date.parse('2026-06-14T08:00:00.500Z')),
  );

  test.each([
    '2026-06-14',
    '2026-06-14T08:00Z',
    '2026-02-29T08:00:00Z',
    'now',
    '2026-06-14T25:00:00Z',
    '2026-06-14T08:60:00Z',
    '2026-06-14T08:00:60Z',
    '2026-06-14T08:00:00',
    '2026-06-14T08:00:00.1234Z',
    '2026-06-14T08:00:00+02:60',
    ' 2026-06-14T08:00:00Z',
    '2026-06-14T08:00:00Z ',
  ])('are not parsed from %j', (text) => expect(parseIso(text)).toBeNull());

  test('are past when earlier than now, and not at now [S5.49]', () =>
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: HOUR_MS }), (now, distance) => {
        expect(isPast(now - distance, now)).toBe(true);
        expect(isPast(now, now)).toBe(false);
        expect(isPast(now + distance, now)).toBe(false);
      }),
    ));

  test('floored to the minute have no seconds, and lose less than a minute [A-69]', () =>
    fc.assert(
      fc.property(instants, (instant) => {
        expect(floorToMinute(instant) % MINUTE_MS).toBe(0);
        expect(instant - floorToMinute(instant)).toBeLessThan(MINUTE_MS);
        expect(floorToMinute(instant)).toBeLessThanOrEqual(instant);
      }),
    ));
});

describe('zones', () => {
  test('the local time of an instant leads back to it, or to the first of two with the same local time [A-55]', () =>
    fc.assert(
      fc.property(wholeMinutes, zones, (instant, zone) => {
        const back = instantOf(localDateTime(instant, zone), zone);
        expect(localDateTime(back, zone)).toEqual(localDateTime(instant, zone));
        expect(back).toBeLessThanOrEqual(instant);
        expect(instant - back).toBeLessThanOrEqual(HOUR_MS);
      }),
    ));

  test('every date and time has an instant, which shows it or, where clocks skip it, the time after the gap [A-55]', () =>
    fc.assert(
      fc.property(localDateTimes, fc.constantFrom('Europe/Paris', 'America/New_York'), (local, zone) => {
        fc.pre(local.year >= 1980);
        const shown = localDateTime(instantOf(local, zone), zone);
        if (formatDateTime(shown) === formatDateTime(local)) return;
        expect(shown).toEqual({ ...local, hour: local.hour + 1 });
      }),
    ));

  test('resolve summer time: winter, summer, the hour that is missing, the hour that comes twice [A-55]', () => {
    expect(paris('2026/01/15 08:00')).toBe('2026-01-15T07:00:00.000Z');
    expect(paris('2026/06/14 08:00')).toBe('2026-06-14T06:00:00.000Z');
    expect(paris('2026/03/29 02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(paris('2026/10/25 02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(paris('2026/10/25 03:00')).toBe('2026-10-25T02:00:00.000Z');
  });

  test('are distinguished from other strings', () => {
    expect(isTimeZone('Europe/Paris')).toBe(true);
    expect(isTimeZone('Paris')).toBe(false);
    expect(() => localDate(0, 'Paris')).toThrow(RangeError);
  });
});

describe('calendar arithmetic', () => {
  test('adding days and subtracting them again gives the same date, in agreement with Date', () =>
    fc.assert(
      fc.property(calendarDates, fc.integer({ min: -100_000, max: 100_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(isCalendarDate(moved)).toBe(true);
        expect(addDays(moved, -days)).toEqual(date);
        const expected = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
        expect(formatDate(moved)).toBe(expected.toISOString().slice(0, 10).replaceAll('-', '/'));
      }),
    ));

  test('the last day of four hundred years is 29 February', () => {
    expect(addDays(on('2000/02/28'), 1)).toEqual(on('2000/02/29'));
    expect(addDays(on('2400/03/01'), -1)).toEqual(on('2400/02/29'));
  });

  test('adding months keeps the day or takes the last one of the month [A-140]', () => {
    expect(addMonths(on('2026/05/31'), -3)).toEqual(on('2026/02/28'));
    expect(addMonths(on('2028/05/31'), -3)).toEqual(on('2028/02/29'));
    expect(addMonths(on('2026/11/15'), 3)).toEqual(on('2027/02/15'));
    expect(addMonths(on('2026/01/31'), 12)).toEqual(on('2027/01/31'));
  });

  test('a person born on 29 February has the birthday on 1 March of a common year [A-140]', () => {
    const birth = on('2008/02/29');
    expect(wholeYears(birth, on('2026/02/28'))).toBe(17);
    expect(wholeYears(birth, on('2026/03/01'))).toBe(18);
    expect(wholeYears(on('2008/06/14'), on('2026/06/14'))).toBe(18);
  });

  test('a day is in the years 1 to 9999, in whole numbers', () => {
    expect([isDay(1, 1, 1), isDay(9999, 12, 31), isDay(2026, 4, 30)]).toEqual([true, true, true]);
    const others = [isDay(0, 12, 31), isDay(10_000, 1, 1), isDay(2026, 0, 1), isDay(2026, 13, 1), isDay(2026, 1, 0)];
    expect([...others, isDay(2026, 4, 31), isDay(2026.5, 1, 1), isDay(2026, 1.5, 1), isDay(2026, 1, 1.5)]).toEqual(
      Array.from({ length: 9 }, () => false),
    );
  });

  test('years divisible by a hundred are common, except those divisible by four hundred', () => {
    expect([2000, 2024, 2026, 2100].map(leapDay)).toEqual([true, true, false, false]);
  });

  test('comparing follows the calendar', () =>
    fc.assert(
      fc.property(calendarDates, fc.integer({ min: 1, max: 5000 }), (date, days) => {
        expect(compareDates(date, addDays(date, days))).toBeLessThan(0);
        expect(compareDates(addDays(date, days), date)).toBeGreaterThan(0);
        expect(compareDates(date, date)).toBe(0);
      }),
    ));
});

describe('an age', () => {
  test('is reached on the birthday itself, and not the day before [S5.56][A-80]', () => {
    expect(hasAge(on('2008/06/14'), on('2026/06/14'), 18)).toBe(true);
    expect(hasAge(on('2008/06/15'), on('2026/06/14'), 18)).toBe(false);
  });

  test('of a person born on 29 February is reached on 1 March of a common year [A-140]', () => {
    expect(hasAge(on('2008/02/29'), on('2026/02/28'), 18)).toBe(false);
    expect(hasAge(on('2008/02/29'), on('2026/03/01'), 18)).toBe(true);
  });

  test('once reached is never lost, and is lost with one year more [A-80]', () =>
    fc.assert(
      fc.property(calendarDates, fc.nat({ max: 40_000 }), (birth, days) => {
        const today = addDays(birth, days);
        const years = wholeYears(birth, today);
        expect([hasAge(birth, today, years), hasAge(birth, addDays(today, 1), years)]).toEqual([true, true]);
        expect(hasAge(birth, today, years + 1)).toBe(false);
      }),
    ));
});

const isYoung = (date: string, today: string) => isYoungerThanMonths(on(date), on(today), 3);

describe('the date of a document', () => {
  test('is after the day so many months ago and not in the future [S5.55][A-80]', () => {
    expect(isYoung('2026/03/15', '2026/06/14')).toBe(true);
    expect(isYoung('2026/06/14', '2026/06/14')).toBe(true);
    expect(isYoung('2026/03/14', '2026/06/14')).toBe(false);
    expect(isYoung('2026/06/15', '2026/06/14')).toBe(false);
  });

  test('counts from the last day of a month that is too short [A-140]', () => {
    expect(isYoung('2026/03/01', '2026/05/31')).toBe(true);
    expect(isYoung('2026/02/28', '2026/05/31')).toBe(false);
  });
});

describe('countdowns', () => {
  const started = at('2026-06-14T08:00:00Z');

  test('have whole seconds, rounded up [A-82]', () => {
    expect([0, 1, 1000, 59_001, 60_000, 90_000].map((ms) => secondsLeft(started, 60, started + ms))).toEqual([
      60, 60, 59, 1, 0, 0,
    ]);
  });

  test('never show more than they began with, when a clock was set back', () =>
    expect(secondsLeft(started, 60, started - HOUR_MS)).toBe(60));

  test('never rise, never fall below 0, and ignore anything but numbers', () => {
    expect([10, 3, 2.2, 0, -5, 11, Number.NaN].map((reported) => countedDown(10, reported))).toEqual([
      10, 3, 3, 0, 0, 10, 10,
    ]);
  });
});
