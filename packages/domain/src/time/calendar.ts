/** Arithmetic on calendar dates of the Gregorian calendar, without zones and without a clock. */

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const numberOf = ({ year, month, day }: CalendarDate): number => year * 10_000 + month * 100 + day;

/** Negative when `a` is earlier than `b`, 0 when the same day, positive when later. */
export const compareDates = (a: CalendarDate, b: CalendarDate): number => numberOf(a) - numberOf(b);

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days of a month (1 to 12): 28 to 31. */
export const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/** True when the day exists: year 1 to 9999, month 1 to 12, day within its month. */
export const isCalendarDate = ({ year, month, day }: CalendarDate): boolean =>
  [year, month, day].every(Number.isInteger) &&
  year >= 1 &&
  year <= 9999 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysInMonth(year, month);

const DAYS_OF_400_YEARS = 146_097;
const DAYS_BEFORE_1970 = 719_468;

/**
 * Days since 1970-01-01. Years are counted from 1 March, so that the leap day is the last of its year
 * (https://howardhinnant.github.io/date_algorithms.html).
 */
export const dayNumber = ({ year, month, day }: CalendarDate): number => {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_400_YEARS + dayOfEra - DAYS_BEFORE_1970;
};

/** The date of a day number; the inverse of `dayNumber`. */
export const dateOfDay = (dayCount: number): CalendarDate => {
  const shifted = dayCount + DAYS_BEFORE_1970;
  const era = Math.floor(shifted / DAYS_OF_400_YEARS);
  const dayOfEra = shifted - era * DAYS_OF_400_YEARS;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
};

/** The date a number of days later (earlier when negative). */
export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOfDay(dayNumber(date) + days);

/**
 * The date a number of months later (earlier when negative); a day that the month does not have becomes its last: three
 * months before 31 May is 28 or 29 February.
 */
export const addMonths = ({ year, month, day }: CalendarDate, months: number): CalendarDate => {
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return { ...target, day: Math.min(day, daysInMonth(target.year, target.month)) };
};

/**
 * Whole years from a birth date to a day; a person born on 29 February has the birthday on 1 March of a common year.
 * Negative before birth.
 */
export const wholeYears = (birth: CalendarDate, on: CalendarDate): number =>
  on.year - birth.year - (on.month * 100 + on.day < birth.month * 100 + birth.day ? 1 : 0);
