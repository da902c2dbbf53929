/** Instants, calendar dates and their format; the current time is always an argument. */
export { hasAge, isYoungerThanMonths } from './age.ts';
export { addBusinessDays, isBusinessDay } from './business-days.ts';
export {
  addDays,
  addMonths,
  compareDates,
  daysInMonth,
  isCalendarDate,
  wholeYears,
  type CalendarDate,
} from './calendar.ts';
export { daysBetween } from './days-between.ts';
export { countedDown, secondsLeft } from './countdown.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS, floorToMinute, parseIso, isPast, formatIso, type Instant } from './instant.ts';
export {
  formatDate,
  formatDateTime,
  formatInstant,
  formatInstantDate,
  parseDate,
  parseDateTime,
  type DateRefusal,
} from './notation.ts';
export { instantOf, isTimeZone, localDate, localDateTime, type LocalDateTime } from './zoned.ts';
