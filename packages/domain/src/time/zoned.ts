/**
 * Converts instants to local dates and times of a zone, and back. Zones are IANA names, resolved by Intl, summer time
 * included.
 */
import { dayNumber } from './calendar.ts';
import type { CalendarDate } from './calendar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, floorToMinute } from './instant.ts';
import type { Instant } from './instant.ts';

/** A date with hour (0 to 23) and minute in local time. */
export interface LocalDateTime extends CalendarDate {
  readonly hour: number;
  readonly minute: number;
}

const cache = new Map<string, Intl.DateTimeFormat>();

/** Formatters are expensive to create and never change: one for each zone. */
const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = cache.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  cache.set(zone, made);
  return made;
};

/** True for a known zone. */
export const isTimeZone = (zone: string): boolean => {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
};

const isPart = (type: string): type is keyof LocalDateTime => ['year', 'month', 'day', 'hour', 'minute'].includes(type);

/** Date and time of an instant in a zone, to the minute. An unknown zone is a defect. */
export const localDateTime = (instant: Instant, zone: string): LocalDateTime => {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) {
    if (isPart(type)) parts[type] = Number(value);
  }
  return parts;
};

/** The date of an instant in a zone. */
export const localDate = (instant: Instant, zone: string): CalendarDate => {
  const { year, month, day } = localDateTime(instant, zone);
  return { year, month, day };
};

const asIfUtc = (local: LocalDateTime): Instant =>
  dayNumber(local) * DAY_MS + local.hour * HOUR_MS + local.minute * MINUTE_MS;

const offsetAt = (instant: Instant, zone: string): number =>
  asIfUtc(localDateTime(instant, zone)) - floorToMinute(instant);

/**
 * The instant at which clocks in the zone show this date and time. A time that occurs twice (clocks set back) means the
 * first; one that does not occur (clocks set forward) moves on by the missing hour, as in calendars.
 */
export const instantOf = (local: LocalDateTime, zone: string): Instant => {
  const utc = asIfUtc(local);
  const before = utc - offsetAt(utc - DAY_MS, zone);
  const after = utc - offsetAt(utc + DAY_MS, zone);
  const shows = (instant: Instant): boolean => asIfUtc(localDateTime(instant, zone)) === utc;
  if (shows(before)) return before;
  return shows(after) ? after : before;
};
