/** Offers that end: a percentage off a card, with its tag, until a last day. Source: spec section 5, picture 01. */
import { compareDates } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';

/** Whether an offer holds on a day where the unit is: its last day included. `lastDay` null: it has no end. */
export const isOfferOn = (lastDay: CalendarDate | null, day: CalendarDate): boolean =>
  lastDay === null || compareDates(day, lastDay) <= 0;
