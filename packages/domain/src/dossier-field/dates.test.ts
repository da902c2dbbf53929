import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, compareDates, formatDate, parseDate } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import { nearMissDates } from '../time/testing.ts';
import { checkBirthDate, checkIssueDate, checkPastDate, issueTooOldOn } from './dates.ts';
import { MINIMUM_AGE_YEARS, REGISTRATION_DOCUMENT_MAX_MONTHS } from './index.ts';

const TODAY = { year: 2026, month: 6, day: 14 };
const INVALID = Result.fail({ _tag: 'InvalidDate' });
const TOO_YOUNG = Result.fail({ _tag: 'BelowMinimumAge', heading: 'InvalidDate', minimumAge: 18 });
const TOO_OLD = Result.fail({ _tag: 'DocumentTooOld', months: 3 });
const CHECKS = [checkPastDate, checkBirthDate, checkIssueDate];

describe('a date of the dossier', () => {
  test('that is malformed, or in the future, is only an invalid date [S8.42][A-80][A-140]', () =>
    fc.assert(
      fc.property(nearMissDates, fc.integer({ min: 1, max: 9000 }), (text, days) => {
        for (const check of CHECKS) {
          if (text.trim() === text) expect(check(TODAY)(text)).toEqual(INVALID);
          expect(check(TODAY)(formatDate(addDays(TODAY, days)))).toEqual(INVALID);
        }
      }),
    ));

  test('that is not given is refused as required, not as invalid', () => {
    for (const check of CHECKS) {
      for (const text of ['', ' ']) expect(check(TODAY)(text)).toEqual(Result.fail({ _tag: 'Required' }));
    }
  });

  test('is accepted up to and including today, without outer spaces', () => {
    expect(checkPastDate(TODAY)(' 2026/06/14 ')).toEqual(Result.succeed('2026/06/14'));
    expect(checkPastDate(TODAY)('1901/01/01')).toEqual(Result.succeed('1901/01/01'));
    expect(checkIssueDate(TODAY)('2026/06/14 ')).toEqual(Result.succeed('2026/06/14'));
  });
});

describe('the minimum age', () => {
  test('is 18 [S5.56][S9.15]', () => expect(MINIMUM_AGE_YEARS).toBe(18));

  test('is reached on the 18th birthday, and not the day before [S5.56][A-80]', () => {
    expect(checkBirthDate(TODAY)('2008/06/14')).toEqual(Result.succeed('2008/06/14'));
    expect(checkBirthDate(TODAY)('2008/06/15')).toEqual(TOO_YOUNG);
  });

  test('not reached is reported below the heading of an invalid date [S5.57][S8.43][A-80]', () => {
    expect(checkBirthDate(TODAY)('2009/09/14')).toEqual(TOO_YOUNG);
  });

  test('of a person born on 29 February is reached on 1 March of a common year [A-140]', () => {
    expect(checkBirthDate({ year: 2026, month: 2, day: 28 })('2008/02/29')).toEqual(TOO_YOUNG);
    expect(checkBirthDate({ year: 2026, month: 3, day: 1 })('2008/02/29')).toEqual(Result.succeed('2008/02/29'));
  });
});

describe('the registration document', () => {
  test('is less than 3 months old [S5.55][S9.13]', () => expect(REGISTRATION_DOCUMENT_MAX_MONTHS).toBe(3));

  test.each<[string, CalendarDate, boolean]>([
    ['2026/03/14', TODAY, false],
    ['2026/03/15', TODAY, true],
    ['2026/02/28', { year: 2026, month: 5, day: 31 }, false],
    ['2026/03/01', { year: 2026, month: 5, day: 31 }, true],
    ['2028/02/29', { year: 2028, month: 5, day: 31 }, false],
  ])('of %s, is dated after the day three months before %j: %s [S5.55][A-80][A-140]', (issued, today, passes) => {
    expect(checkIssueDate(today)(issued)).toEqual(passes ? Result.succeed(issued) : TOO_OLD);
  });

  test.each<[string, CalendarDate, string]>([
    ['2026/03/15', TODAY, '2026/06/15'],
    ['2026/06/14', TODAY, '2026/09/14'],
    ['2026/11/28', { year: 2026, month: 12, day: 1 }, '2027/02/28'],
    ['2026/11/29', { year: 2026, month: 12, day: 1 }, '2027/03/01'],
    ['2026/11/30', { year: 2026, month: 12, day: 1 }, '2027/03/01'],
    ['2027/11/29', { year: 2027, month: 12, day: 1 }, '2028/02/29'],
    ['2026/01/31', { year: 2026, month: 2, day: 1 }, '2026/05/01'],
  ])('of %s is too old, seen from %j, on %s [S5.55][A-80][A-140]', (issued, today, day) =>
    expect(issueTooOldOn(today)(issued)).toEqual(Result.getOrThrow(parseDate(day))),
  );

  test('is accepted on every day before it is too old, and on none from then on [S5.55][A-140]', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 120 }), (offset, later) => {
        const issued = addDays(TODAY, offset);
        const text = formatDate(issued);
        const day = issueTooOldOn(issued)(text)!;
        const on = addDays(issued, later);
        const passes = Result.isSuccess(checkIssueDate(on)(text));
        expect(passes).toBe(compareDates(on, day) < 0);
        expect(issueTooOldOn(on)(text)).toEqual(passes ? day : null);
      }),
    ));

  test('that is refused already has no such day', () => {
    for (const text of ['', 'soon', '2026/06/15', '2026/03/14']) expect(issueTooOldOn(TODAY)(text)).toBeNull();
  });
});
