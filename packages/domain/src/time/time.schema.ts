/** The wire format of dates and instants: `yyyy/MM/dd`, and ISO 8601 in UTC with milliseconds. */
import { Result, Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { isCalendarDate } from './calendar.ts';
import type { CalendarDate } from './calendar.ts';
import { parseIso, formatIso } from './instant.ts';
import type { Instant } from './instant.ts';
import { formatDate, parseDate } from './notation.ts';

/** A date written yyyy/MM/dd. A day that does not exist is refused. */
export const DateFromText = Schema.String.check(
  Schema.makeFilter((text) => Result.isSuccess(parseDate(text)), { expected: 'a date as yyyy/MM/dd' }),
).pipe(
  Schema.decodeTo(
    domainValue<CalendarDate>('year', 'month', 'day').check(
      Schema.makeFilter(isCalendarDate, { expected: 'a day of the calendar' }),
    ),
    SchemaTransformation.transform<CalendarDate, string>({
      decode: (text) => Result.getOrThrow(parseDate(text)),
      encode: formatDate,
    }),
  ),
);

/** An instant written in ISO 8601 with seconds and a zone offset; encodes in UTC. */
export const InstantFromIso = Schema.String.check(
  Schema.makeFilter((text) => parseIso(text) !== null, { expected: 'an instant in ISO 8601' }),
).pipe(
  Schema.decodeTo(
    Schema.Int,
    SchemaTransformation.transform<Instant, string>({
      decode: (text) => parseIso(text) ?? 0,
      encode: formatIso,
    }),
  ),
);
