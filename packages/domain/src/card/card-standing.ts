/**
 * The standing of a card in its owner's list: its label, and the shelf it is on (S3.97, A-86, picture 05). A card is
 * ended once it has expired or its balance is zero.
 */
import { isZero } from '../money/index.ts';
import { addDays, compareDates } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { Card } from './card.ts';
import { cardLifeOf, isExpired } from './expiry.ts';
import type { CardLife } from './expiry.ts';

/** A card with this many days left, or fewer, is labelled as ending soon. */
export const ENDING_SOON_DAYS = 30;

/** `spent`: it may be used but its balance is zero. `endingSoon`: it has a balance, and its last day is near. */
export type CardStanding = CardLife | 'spent' | 'endingSoon';

const isEndingSoon = ({ expiresOn }: Pick<Card, 'expiresOn'>, today: CalendarDate): boolean =>
  compareDates(expiresOn, addDays(today, ENDING_SOON_DAYS)) <= 0;

/** In order of precedence: what prevents its use, spent, ending soon, the owner's mark. */
export const cardStandingOf = (card: Card, today: CalendarDate): CardStanding => {
  const life = cardLifeOf(card, today);
  if (life !== 'new' && life !== 'used') return life;
  if (isZero(card.balance)) return 'spent';
  return isEndingSoon(card, today) ? 'endingSoon' : life;
};

/** The filters of a list of cards. */
export const CARD_SHELVES = ['all', 'new', 'used', 'ended'] as const;
export type CardShelf = (typeof CARD_SHELVES)[number];

const shelfOf = (card: Card, today: CalendarDate): Exclude<CardShelf, 'all'> => {
  if (isExpired(card, today) || isZero(card.balance)) return 'ended';
  return card.state === 'new' ? 'new' : 'used';
};

/** Whether a card is on a shelf on a day; every card is on `all` and on one other. */
export const isOnShelf = (card: Card, shelf: CardShelf, today: CalendarDate): boolean =>
  shelf === 'all' || shelfOf(card, today) === shelf;
