/**
 * Business days: neither a day of the weekend nor a public holiday of the country (S4.66, S9.22). Holidays of a region, and
 * those that a government announces each year, are not known.
 */
import { addDays, compareDates, dayNumber } from './calendar.ts';
import type { CalendarDate } from './calendar.ts';

/** `fixed` are month and day, `afterEaster` days after Easter Sunday, negative before it. */
interface Holidays {
  readonly fixed: readonly (readonly [month: number, day: number])[];
  readonly afterEaster: readonly number[];
}

/** By ISO 3166-1 code. A country without a row has weekends only. */
const HOLIDAYS: Readonly<Partial<Record<string, Holidays>>> = {
  FR: {
    fixed: [
      [1, 1],
      [5, 1],
      [5, 8],
      [7, 14],
      [8, 15],
      [11, 1],
      [11, 11],
      [12, 25],
    ],
    afterEaster: [1, 39, 50],
  },
  ES: {
    fixed: [
      [1, 1],
      [1, 6],
      [5, 1],
      [8, 15],
      [10, 12],
      [11, 1],
      [12, 6],
      [12, 8],
      [12, 25],
    ],
    afterEaster: [-2],
  },
  IT: {
    fixed: [
      [1, 1],
      [1, 6],
      [4, 25],
      [5, 1],
      [6, 2],
      [8, 15],
      [11, 1],
      [12, 8],
      [12, 25],
      [12, 26],
    ],
    afterEaster: [1],
  },
  PT: {
    fixed: [
      [1, 1],
      [4, 25],
      [5, 1],
      [6, 10],
      [8, 15],
      [10, 5],
      [11, 1],
      [12, 1],
      [12, 8],
      [12, 25],
    ],
    afterEaster: [-2, 0, 60],
  },
};

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
export const easterOf = (year: number): CalendarDate => {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return { year, month, day: (h + l - 7 * m + 33 * month + 19) % 32 };
};

const isHoliday = (date: CalendarDate, country: string): boolean => {
  const { fixed, afterEaster } = HOLIDAYS[country] ?? { fixed: [], afterEaster: [] };
  const easter = easterOf(date.year);
  return (
    fixed.some(([month, day]) => month === date.month && day === date.day) ||
    afterEaster.some((days) => compareDates(addDays(easter, days), date) === 0)
  );
};

/** 0 is Sunday: 1970-01-01 was a Thursday. */
const weekday = (date: CalendarDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

/** `country` is an ISO 3166-1 code in capitals. */
export const isBusinessDay = (date: CalendarDate, country: string): boolean =>
  weekday(date) !== 0 && weekday(date) !== 6 && !isHoliday(date, country);

/** The date on which so many business days have passed; the first one counted is the next after `date`. */
export const addBusinessDays = (date: CalendarDate, days: number, country: string): CalendarDate => {
  let reached = date;
  for (let left = days; left > 0;) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached, country)) left -= 1;
  }
  return reached;
};
