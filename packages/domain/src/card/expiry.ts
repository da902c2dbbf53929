/** The expiry of a card, and its state on a day (S3.97, S5.30, A-28, A-86). */
import { addMonths, compareDates } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { Card, CardLock, CardState } from './card.ts';

/**
 * The last day of a card issued on a date with a validity in whole months; a day that the month does not have becomes
 * its last day.
 */
export const expiryOf = (issuedOn: CalendarDate, validMonths: number): CalendarDate => addMonths(issuedOn, validMonths);

/** True from the day after the last one, or if the card was received as expired. */
export const isExpired = ({ state, expiresOn }: Pick<Card, 'state' | 'expiresOn'>, today: CalendarDate): boolean =>
  state === 'expired' || compareDates(today, expiresOn) > 0;

/** New, used or expired, on a day. */
export const cardStateOf = (card: Pick<Card, 'state' | 'expiresOn'>, today: CalendarDate): CardState =>
  isExpired(card, today) ? 'expired' : card.state;

/** The label of a card in a list: what prevents its use, else its state. */
export type CardLife = CardState | 'blocked' | CardLock;

/** Expired takes precedence over a lock, a lock over the owner's block, a block over the mark. */
export const cardLifeOf = (card: Card, today: CalendarDate): CardLife => {
  if (isExpired(card, today)) return 'expired';
  return card.lock ?? (card.isBlocked ? 'blocked' : card.state);
};
