/** Values that change on a day, as law and contracts change them: each with the first day it holds. Source: S9.18, S9.19. */
import { compareDates } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';

/** `from` is the first day of the value. It holds until the day before the next one's. */
export interface Dated<Value> {
  readonly from: CalendarDate;
  readonly value: Value;
}

/** True where each value begins on a later day than the one before. */
export const isRising = (values: readonly Pick<Dated<unknown>, 'from'>[]): boolean =>
  values.every(({ from }, at) => {
    const before = values[at - 1];
    return before === undefined || compareDates(before.from, from) < 0;
  });

/** The value of a day, of values in rising order; null before the first of them. */
export const valueOn = <Value>(values: readonly Dated<Value>[], day: CalendarDate): Value | null =>
  values.findLast(({ from }) => compareDates(from, day) <= 0)?.value ?? null;
