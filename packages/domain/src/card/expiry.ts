/** How long a card lives, and in which part of its life it is on a day (S3.97, S5.30, A-28, A-86). */
import { addMonths, compareDates } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { Card, CardLock, CardState } from './card.ts';

/** The last day of a card issued on a date with a validity in whole months; a day that the month lacks is its last. */
export const expiryOf = (issuedOn: CalendarDate, validMonths: number): CalendarDate => addMonths(issuedOn, validMonths);

/** True from the day after the last one, or when the card was last told to be expired. */
export const isExpired = ({ state, expiresOn }: Pick<Card, 'state' | 'expiresOn'>, today: CalendarDate): boolean =>
  state === 'expired' || compareDates(today, expiresOn) > 0;

/** New, used or expired, on a day. */
export const cardStateOf = (card: Pick<Card, 'state' | 'expiresOn'>, today: CalendarDate): CardState =>
  isExpired(card, today) ? 'expired' : card.state;

/** The one word for a card in a list: what keeps it from being used, else its state. */
export type CardLife = CardState | 'blocked' | CardLock;

/** Expired goes before a lock, a lock before the owner's block, a block before the mark. */
export const cardLifeOf = (card: Card, today: CalendarDate): CardLife => {
  if (isExpired(card, today)) return 'expired';
  return card.lock ?? (card.isBlocked ? 'blocked' : card.state);
};
