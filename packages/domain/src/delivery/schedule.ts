/**
 * When a card is sent: immediately, on a day, or at a minute of a day, in the unit's zone (spec section 5, A-54, A-55).
 */
import { Result } from 'effect';
import {
  compareDates,
  floorToMinute,
  formatDate,
  formatDateTime,
  instantOf,
  isPast,
  localDate,
  parseDate,
  parseDateTime,
} from '../time/index.ts';
import type { Instant } from '../time/index.ts';

export type ScheduleRefusal = { readonly _tag: 'NotADate'; readonly format: string } | { readonly _tag: 'DateInPast' };

/**
 * Checks a schedule. Null or an empty string means immediately. A day is past only when it is over in the zone; a day
 * with a time is compared to the minute, and the current minute is still allowed. Returns the same notation.
 */
export const checkSchedule = (
  text: string | null,
  now: Instant,
  zone: string,
): Result.Result<string | null, ScheduleRefusal> => {
  const entry = text?.trim() ?? '';
  if (entry === '') return Result.succeed(null);
  const past = Result.fail({ _tag: 'DateInPast' } as const);
  if (!entry.includes(':')) {
    return Result.flatMap(parseDate(entry), (date): Result.Result<string, ScheduleRefusal> =>
      compareDates(date, localDate(now, zone)) < 0 ? past : Result.succeed(formatDate(date)),
    );
  }
  return Result.flatMap(parseDateTime(entry), (local): Result.Result<string, ScheduleRefusal> =>
    isPast(instantOf(local, zone), floorToMinute(now)) ? past : Result.succeed(formatDateTime(local)),
  );
};

/**
 * The instant at which a checked schedule is due: now for immediate delivery, otherwise when the day begins, but not
 * before now.
 */
export const dueAt = (schedule: string | null, now: Instant, zone: string): Instant => {
  if (schedule === null) return now;
  const date = parseDate(schedule);
  const local = Result.isSuccess(date)
    ? { ...date.success, hour: 0, minute: 0 }
    : Result.getOrThrowWith(parseDateTime(schedule), () => new TypeError(`Not a schedule: ${schedule}`));
  return Math.max(now, instantOf(local, zone));
};
