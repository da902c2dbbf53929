/** Instants, calendar dates and their notation; now is always an argument. */
export { addDays, addMonths, compareDates, daysInMonth, isCalendarDate, wholeYears } from './calendar.ts';
export {
  formatDate,
  formatDateTime,
  formatInstant,
  formatInstantDate,
  parseDate,
  parseDateTime,
  type DateRefusal,
} from './notation.ts';
export {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  floorToMinute,
  instantOf,
  instantOfIso,
  isPast,
  isTimeZone,
  isoOfInstant,
  localDate,
  localDateTime,
  type CalendarDate,
  type Instant,
  type LocalDateTime,
} from './zoned.ts';
