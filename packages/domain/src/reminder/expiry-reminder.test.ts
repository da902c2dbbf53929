import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zero } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { addDays, addMonths, compareDates, instantOf } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import { calendarDates, instants, zones } from '../time/testing.ts';
import { SAMPLE_CARD } from '../card/testing.ts';
import {
  firstReminder,
  isStopped,
  isWorthReminding,
  judgeReminder,
  REMINDER_HOUR,
  reminderDay,
  type ReminderPolicy,
} from './index.ts';

const POLICY: ReminderPolicy = { days: [30, 7], daysOverAYear: [90] };
const ISSUED: CalendarDate = { year: 2026, month: 3, day: 1 };

/** What is told on which days when somebody looks on these days, in this order. */
const told = (
  issuedOn: CalendarDate,
  expiresOn: CalendarDate,
  days: readonly CalendarDate[],
  policy: ReminderPolicy = POLICY,
): readonly (readonly [due: number, on: CalendarDate])[] => {
  let remindOn: CalendarDate | null = null;
  let isOver = false;
  return days.flatMap((day) => {
    if (isOver || (remindOn !== null && compareDates(remindOn, day) > 0)) return [];
    const { due, next } = judgeReminder({ issuedOn, expiresOn, remindOn }, day, policy);
    isOver = next === null;
    remindOn = next;
    return due === null ? [] : [[due, day] as const];
  });
};

const everyDay = (from: CalendarDate, to: CalendarDate): readonly CalendarDate[] => {
  const days: CalendarDate[] = [];
  for (let day = from; compareDates(day, to) <= 0; day = addDays(day, 1)) days.push(day);
  return days;
};

const distances = fc.uniqueArray(fc.integer({ min: 1, max: 366 }), { maxLength: 4 });
const policies: fc.Arbitrary<ReminderPolicy> = fc.record({ days: distances, daysOverAYear: distances });
const terms = fc
  .tuple(calendarDates, fc.integer({ min: 1, max: 36 }))
  .map(([issuedOn, months]) => ({ issuedOn, expiresOn: addMonths(issuedOn, months) }));

describe('reminders of the end of a card', () => {
  test('go out 30 and 7 days before the last day, and 90 where it is valid for more than a year [A-181]', () => {
    const after = (months: number) => addMonths(ISSUED, months);
    const long = told(ISSUED, after(24), everyDay(ISSUED, addDays(after(24), 40)));
    expect(long).toEqual([90, 30, 7].map((days) => [days, addDays(after(24), -days)]));
    expect(told(ISSUED, after(12), everyDay(ISSUED, after(13))).map(([days]) => days)).toEqual([30, 7]);
    expect(told(ISSUED, addDays(after(12), 1), everyDay(ISSUED, after(13))).map(([days]) => days)).toEqual([90, 30, 7]);
  });

  test('go out each on its own day, and once, if somebody looks every day [A-181]', () => {
    fc.assert(
      fc.property(terms, policies, ({ issuedOn, expiresOn }, policy) => {
        const isLong = compareDates(expiresOn, addMonths(issuedOn, 12)) > 0;
        const wanted = new Set(isLong ? [...policy.days, ...policy.daysOverAYear] : policy.days);
        const due = [...wanted]
          .toSorted((a, b) => b - a)
          .map((days) => [days, addDays(expiresOn, -days)] as const)
          .filter(([, on]) => compareDates(on, issuedOn) > 0);
        expect(told(issuedOn, expiresOn, everyDay(issuedOn, addDays(expiresOn, 3)), policy)).toEqual(due);
        expect(firstReminder({ issuedOn, expiresOn }, policy)).toEqual(due[0]?.[1] ?? null);
      }),
    );
  });

  test('go out each at most once, nearer and nearer, never before their day nor after the end, whatever the rhythm [A-181]', () => {
    const looks = fc
      .array(fc.integer({ min: -10, max: 1200 }), { maxLength: 30 })
      .map((all) => all.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(terms, policies, looks, ({ issuedOn, expiresOn }, policy, days) => {
        const said = told(
          issuedOn,
          expiresOn,
          days.map((day) => addDays(issuedOn, day)),
          policy,
        );
        expect(said.map(([due]) => due)).toEqual([...new Set(said.map(([due]) => due))].toSorted((a, b) => b - a));
        for (const [due, on] of said) {
          expect(compareDates(on, addDays(expiresOn, -due))).toBeGreaterThanOrEqual(0);
          expect(compareDates(on, expiresOn)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('say the nearest once when several were slept through [A-181]', () => {
    const end = addMonths(ISSUED, 24);
    expect(told(ISSUED, end, [addDays(end, -100), addDays(end, -5), end]).map(([due]) => due)).toEqual([7]);
    expect(told(ISSUED, end, [addDays(end, 1)])).toEqual([]);
  });

  test('begin at 9 h where the unit is [A-181]', () => {
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const day = reminderDay(at, zone);
        expect(instantOf({ ...day, hour: REMINDER_HOUR, minute: 0 }, zone)).toBeLessThanOrEqual(at);
        expect(instantOf({ ...addDays(day, 1), hour: REMINDER_HOUR, minute: 0 }, zone)).toBeGreaterThan(at);
      }),
    );
  });

  test('are for cards that hold something and can be spent: none that is empty, blocked or locked [A-181]', () => {
    const card = { ...SAMPLE_CARD, isBlocked: false, lock: null };
    expect(isWorthReminding(card)).toBe(true);
    expect(isWorthReminding({ ...card, balance: zero(euro) })).toBe(false);
    expect(isWorthReminding({ ...card, isBlocked: true })).toBe(false);
    expect(isWorthReminding({ ...card, lock: 'wrongPins' })).toBe(false);
    expect(isWorthReminding({ ...card, lock: 'untilReceipt' })).toBe(false);
  });

  test('stop for the holder who said no, and for nobody else [A-181]', () => {
    expect([isStopped(null, 'ines'), isStopped('ines', 'ines'), isStopped('ines', 'camille')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
