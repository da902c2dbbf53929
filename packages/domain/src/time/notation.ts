/** The shop's date format, in every language: yyyy/MM/dd, with HH:mm if there is a time (spec section 9, A-54). */
import { Result } from 'effect';
import { isCalendarDate } from './calendar.ts';
import type { CalendarDate } from './calendar.ts';
import type { Instant } from './instant.ts';
import { localDateTime } from './zoned.ts';
import type { LocalDateTime } from './zoned.ts';

export type DateRefusal = { readonly _tag: 'NotADate'; readonly format: 'yyyy/MM/dd' | 'yyyy/MM/dd HH:mm' };

const two = (figure: number): string => String(figure).padStart(2, '0');

/** yyyy/MM/dd. */
export const formatDate = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, '0')}/${two(month)}/${two(day)}`;

/** yyyy/MM/dd HH:mm. */
export const formatDateTime = (local: LocalDateTime): string =>
  `${formatDate(local)} ${two(local.hour)}:${two(local.minute)}`;

/** The date of an instant in a zone, as yyyy/MM/dd. */
export const formatInstantDate = (instant: Instant, zone: string): string => formatDate(localDateTime(instant, zone));

/** Date and time of an instant in a zone, as yyyy/MM/dd HH:mm. */
export const formatInstant = (instant: Instant, zone: string): string => formatDateTime(localDateTime(instant, zone));

/** Parses yyyy/MM/dd; anything else, or a day that does not exist, is `NotADate`. */
export const parseDate = (text: string): Result.Result<CalendarDate, DateRefusal> => {
  const [, year, month, day] = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return isCalendarDate(date) ? Result.succeed(date) : Result.fail({ _tag: 'NotADate', format: 'yyyy/MM/dd' });
};

/** Parses yyyy/MM/dd HH:mm, hours 00 to 23; anything else is `NotADate`. */
export const parseDateTime = (text: string): Result.Result<LocalDateTime, DateRefusal> => {
  const refusal = Result.fail({ _tag: 'NotADate', format: 'yyyy/MM/dd HH:mm' } as const);
  const [, day, hour, minute] = /^(\d{4}\/\d{2}\/\d{2}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (day === undefined) return refusal;
  const date = parseDate(day);
  if (Result.isFailure(date)) return refusal;
  return Result.succeed({ ...date.success, hour: Number(hour), minute: Number(minute) });
};
