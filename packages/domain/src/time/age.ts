/** Ages of people and of documents on a given day, the date in the unit's zone (S5.55, S5.56, A-80, A-140). */
import { addMonths, compareDates, wholeYears } from './calendar.ts';
import type { CalendarDate } from './calendar.ts';

/** True from the birthday with so many whole years; a person born on 29 February has it on 1 March of a common year. */
export const hasAge = (birth: CalendarDate, today: CalendarDate, years: number): boolean =>
  wholeYears(birth, today) >= years;

/** True for a date after the day so many months before today and not in the future: of 14 March, three months are over on 14 June. */
export const isYoungerThanMonths = (date: CalendarDate, today: CalendarDate, months: number): boolean =>
  compareDates(date, addMonths(today, -months)) > 0 && compareDates(date, today) <= 0;
