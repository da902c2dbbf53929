/**
 * How a card stands in its owner's list: the one word beside it, and the shelf it lies on (S3.97, A-86, picture 05). A card
 * is ended once it has expired or nothing is left on it.
 */
import { isZero } from '../money/index.ts';
import { addDays, compareDates } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { Card } from './card.ts';
import { cardLifeOf, isExpired } from './expiry.ts';
import type { CardLife } from './expiry.ts';

/** A card with this many days left, or fewer, is said to end soon. */
export const ENDING_SOON_DAYS = 30;

/** `spent`: it may be used and holds nothing. `endingSoon`: it holds something, and its last day is near. */
export type CardStanding = CardLife | 'spent' | 'endingSoon';

const isEndingSoon = ({ expiresOn }: Pick<Card, 'expiresOn'>, today: CalendarDate): boolean =>
  compareDates(expiresOn, addDays(today, ENDING_SOON_DAYS)) <= 0;

/** What keeps a card from being used goes first, then that it is spent, then that it ends soon, then the owner's mark. */
export const cardStandingOf = (card: Card, today: CalendarDate): CardStanding => {
  const life = cardLifeOf(card, today);
  if (life !== 'new' && life !== 'used') return life;
  if (isZero(card.balance)) return 'spent';
  return isEndingSoon(card, today) ? 'endingSoon' : life;
};

/** What a list of cards may be filtered by. */
export const CARD_SHELVES = ['all', 'new', 'used', 'ended'] as const;
export type CardShelf = (typeof CARD_SHELVES)[number];

const shelfOf = (card: Card, today: CalendarDate): Exclude<CardShelf, 'all'> => {
  if (isExpired(card, today) || isZero(card.balance)) return 'ended';
  return card.state === 'new' ? 'new' : 'used';
};

/** Whether a card is on a shelf on a day; every card is on `all` and on one other. */
export const isOnShelf = (card: Card, shelf: CardShelf, today: CalendarDate): boolean =>
  shelf === 'all' || shelfOf(card, today) === shelf;
