export { calendarDates, instants, localDateTimes, nearMissDates, wholeMinutes, zones } from './time.arbitraries.ts';
