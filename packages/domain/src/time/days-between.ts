/** The distance of two calendar dates. Apart from their arithmetic: few pages count days. */
import { dayNumber } from './calendar.ts';
import type { CalendarDate } from './calendar.ts';

/** Days from `a` to `b`; negative when `b` is earlier. */
export const daysBetween = (a: CalendarDate, b: CalendarDate): number => dayNumber(b) - dayNumber(a);
