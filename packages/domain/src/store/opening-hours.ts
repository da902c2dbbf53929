/**
 * When a store is open, by day of the week. Times are minutes since midnight on the store's own clock; a span
 * that passes midnight closes after minute 1440 and belongs to the day on which it opens.
 */
import { addDays, DAY_MS, instantOf } from '../time/index.ts';
import type { CalendarDate, LocalDateTime } from '../time/index.ts';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const MINUTES_OF_A_DAY = 1440;

/**
 * Open from the first minute (inclusive) to the second (exclusive). `opensAt` 0 to 1439; `closesAt` later, by a day at
 * most.
 */
export interface OpeningSpan {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** A day without spans is a day on which the store is closed. */
export type OpeningHours = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

/** 1 January 1970 was a Thursday. */
const DAYS_FROM_MONDAY = 3;

export const weekdayOf = (date: CalendarDate): Weekday => {
  const days = instantOf({ ...date, hour: 0, minute: 0 }, 'UTC') / DAY_MS + DAYS_FROM_MONDAY;
  return WEEKDAYS[((days % 7) + 7) % 7]!;
};

/** The spans that open on a date, in the order given. */
export const hoursOn = (hours: OpeningHours, date: CalendarDate): readonly OpeningSpan[] => hours[weekdayOf(date)];

const covers = (spans: readonly OpeningSpan[], minute: number): boolean =>
  spans.some(({ opensAt, closesAt }) => opensAt <= minute && minute < closesAt);

/** True if the store is open at that moment of its own clock, possibly since the evening before. */
export const isOpenAt = (hours: OpeningHours, at: LocalDateTime): boolean => {
  const minute = at.hour * 60 + at.minute;
  return covers(hoursOn(hours, at), minute) || covers(hoursOn(hours, addDays(at, -1)), minute + MINUTES_OF_A_DAY);
};
