/** Arithmetic on calendar dates, without zones. */
import { DAY_MS } from './zoned.ts';
import type { CalendarDate } from './zoned.ts';

const numberOf = ({ year, month, day }: CalendarDate): number => year * 10_000 + month * 100 + day;

/** Negative when `a` is earlier than `b`, 0 when the same day, positive when later. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number => numberOf(a) - numberOf(b);

/** Days of a month: 28 to 31. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

/** True when the day exists: month 1 to 12, day within its month, year 1 to 9999. */
export const isCalendarDate = ({ year, month, day }: CalendarDate): boolean =>
  Number.isInteger(year) &&
  Number.isInteger(month) &&
  Number.isInteger(day) &&
  year >= 1 &&
  year <= 9999 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysInMonth(year, month);

/** The date a number of days later (earlier when negative). */
export const addDays = ({ year, month, day }: CalendarDate, days: number): CalendarDate => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const moved = new Date(date.getTime() + days * DAY_MS);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
};

/** The date a number of months later (earlier when negative); a day that the month lacks becomes its last: three months before 31 May is 28 or 29 February. */
export const addMonths = ({ year, month, day }: CalendarDate, months: number): CalendarDate => {
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return { ...target, day: Math.min(day, daysInMonth(target.year, target.month)) };
};

/** Whole years from a birth date to a day; who is born on 29 February grows older on 1 March of a common year. Negative before birth. */
export const wholeYears = (birth: CalendarDate, on: CalendarDate): number =>
  on.year - birth.year - (on.month * 100 + on.day < birth.month * 100 + birth.day ? 1 : 0);
