/** Stores: list, search and opening hours (spec sections 2 and 7, A-92). */
export type { Coordinates, Store } from './store.ts';
export { hoursOn, isOpenAt, MINUTES_OF_A_DAY, WEEKDAYS, weekdayOf } from './opening-hours.ts';
export type { OpeningHours, OpeningSpan, Weekday } from './opening-hours.ts';
export { searchStores } from './search.ts';
