/** Instants: whole milliseconds since 1970 in UTC. Nothing here reads a clock: the current time is an argument. */
import { dateOfDay, dayNumber, isCalendarDate } from './calendar.ts';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The instant with its seconds and milliseconds set to zero. */
export const floorToMinute = (instant: Instant): Instant => Math.floor(instant / MINUTE_MS) * MINUTE_MS;

/** True when the instant is earlier than now; now itself is not past. */
export const isPast = (instant: Instant, now: Instant): boolean => instant < now;

const digits = (figure: number, count: number): string => String(figure).padStart(count, '0');

/** ISO 8601 in UTC with milliseconds: `2026-06-14T08:00:00.000Z`. Years 1 to 9999. */
export const formatIso = (instant: Instant): string => {
  const { year, month, day } = dateOfDay(Math.floor(instant / DAY_MS));
  const ofDay = instant - Math.floor(instant / DAY_MS) * DAY_MS;
  const hour = digits(Math.floor(ofDay / HOUR_MS), 2);
  const minute = digits(Math.floor(ofDay / MINUTE_MS) % 60, 2);
  const second = digits(Math.floor(ofDay / 1000) % 60, 2);
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}T${hour}:${minute}:${second}.${digits(ofDay % 1000, 3)}Z`;
};

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:\.(\d{1,3}))?(?:Z|([+-])(\d{2}):([0-5]\d))$/;

/** The instant of an ISO 8601 string with seconds and a zone offset; null for any other string. */
export const parseIso = (text: string): Instant | null => {
  const match = ISO.exec(text);
  if (match === null) return null;
  const figure = (index: number): number => Number(match[index] ?? 0);
  const date = { year: figure(1), month: figure(2), day: figure(3) };
  if (!isCalendarDate(date)) return null;
  const offset = (figure(9) * HOUR_MS + figure(10) * MINUTE_MS) * (match[8] === '-' ? -1 : 1);
  const ofDay =
    figure(4) * HOUR_MS + figure(5) * MINUTE_MS + figure(6) * 1000 + Number((match[7] ?? '').padEnd(3, '0'));
  return dayNumber(date) * DAY_MS + ofDay - offset;
};
