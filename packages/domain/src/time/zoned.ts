/**
 * Instants and calendar dates. An instant is whole milliseconds since 1970 in UTC; a calendar date is year, month and
 * day without a zone. Nothing here reads a clock: now is an argument. Zones are IANA names, resolved by Intl.
 */

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A date with hour (0 to 23) and minute, as a clock on the wall of some zone shows it. */
export interface LocalDateTime extends CalendarDate {
  readonly hour: number;
  readonly minute: number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const cache = new Map<string, Intl.DateTimeFormat>();

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

/** True for a zone that can be computed with. */
export const isTimeZone = (zone: string): boolean => {
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
};

/** Date and time of an instant in a zone, to the minute. An unknown zone is a defect. */
export const localDateTime = (instant: Instant, zone: string): LocalDateTime => {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0 };
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) {
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  }
  return parts;
};

/** The date of an instant in a zone. */
export const localDate = (instant: Instant, zone: string): CalendarDate => {
  const { year, month, day } = localDateTime(instant, zone);
  return { year, month, day };
};

const asIfUtc = ({ year, month, day, hour, minute }: LocalDateTime): Instant => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hour, minute);
};

const offsetAt = (instant: Instant, zone: string): number => asIfUtc(localDateTime(instant, zone)) - floorToMinute(instant);

/**
 * The instant at which clocks in the zone show this date and time. A time that occurs twice (clocks set back) means the
 * first; one that does not occur (clocks set forward) moves on by the hour that is missing, as a calendar does.
 */
export const instantOf = (local: LocalDateTime, zone: string): Instant => {
  const utc = asIfUtc(local);
  const before = utc - offsetAt(utc - DAY_MS, zone);
  const after = utc - offsetAt(utc + DAY_MS, zone);
  const shows = (instant: Instant): boolean => asIfUtc(localDateTime(instant, zone)) === utc;
  if (shows(before)) return before;
  return shows(after) ? after : before;
};

/** The instant with its seconds and milliseconds set to zero. */
export const floorToMinute = (instant: Instant): Instant => Math.floor(instant / MINUTE_MS) * MINUTE_MS;

/** True when the instant is earlier than now; now itself is not past. */
export const isPast = (instant: Instant, now: Instant): boolean => instant < now;

/** ISO 8601 in UTC with milliseconds. */
export const isoOfInstant = (instant: Instant): string => new Date(instant).toISOString();

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?(?:Z|[+-]\d{2}:\d{2})$/;

/** The instant of an ISO 8601 text with seconds and a zone offset; null for any other text. */
export const instantOfIso = (text: string): Instant | null => {
  const instant = ISO.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
};
