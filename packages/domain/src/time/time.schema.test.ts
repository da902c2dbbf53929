import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate } from './index.ts';
import { DateFromText, InstantFromIso } from './schema.ts';
import { calendarDates, instants, nearMissDates } from './testing.ts';

const readDate = Schema.decodeUnknownResult(DateFromText);
const writeDate = Schema.encodeUnknownResult(DateFromText);
const readInstant = Schema.decodeUnknownResult(InstantFromIso);
const writeInstant = Schema.encodeUnknownResult(InstantFromIso);

test('a date is yyyy/MM/dd on the wire and decoded to the same date [S9.33][A-54]', () => {
  fc.assert(
    fc.property(calendarDates, (date) => {
      expect(writeDate(date)).toEqual(Result.succeed(formatDate(date)));
      expect(readDate(formatDate(date))).toEqual(Result.succeed(date));
    }),
  );
});

test('a string without a valid day is refused, and a day that does not exist is not encoded [A-54]', () => {
  fc.assert(fc.property(nearMissDates, (text) => Result.isFailure(readDate(text))));
  expect(Result.isFailure(writeDate({ year: 2026, month: 2, day: 29 }))).toBe(true);
  for (const other of [null, 'today', 20260101]) expect(Result.isFailure(writeDate(other))).toBe(true);
});

test('an instant is UTC on the wire and decoded to the same instant', () => {
  fc.assert(
    fc.property(instants, (at) => {
      expect(Result.flatMap(writeInstant(at), readInstant)).toEqual(Result.succeed(at));
    }),
  );
  expect(readInstant('2026-06-14T10:00:00+02:00')).toEqual(Result.succeed(Date.UTC(2026, 5, 14, 8)));
  expect(writeInstant(0)).toEqual(Result.succeed('1970-01-01T00:00:00.000Z'));
  for (const text of ['', '2026/06/14', '2026-06-14T10:00', '2026-02-30T10:00:00Z'])
    expect(Result.isFailure(readInstant(text))).toBe(true);
});
