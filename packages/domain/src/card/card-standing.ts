/**
 * The standing of a card in its owner's list: its label, and the shelf it is on (S3.97, A-86, A-173, picture 05). Both
 * follow its value; the owner's mark stands beside.
 */
import { compare, isZero } from '../money/index.ts';
import { addDays, compareDates } from '../time/index.ts';
import type { CalendarDate } from '../time/index.ts';
import type { Card, CardLock } from './card.ts';
import { cardLifeOf, isExpired } from './expiry.ts';

/** A card with this many days left, or fewer, is labelled as ending soon. */
export const ENDING_SOON_DAYS = 30;

export const CARD_WORTHS = ['new', 'begun', 'usedUp'] as const;
/** `new`: whole, and nothing has moved. `begun`: something has, a top-up too. `usedUp`: the balance is zero. */
export type CardWorth = (typeof CARD_WORTHS)[number];

/** What a card is called by its value. What an order holds of it is not whole any more. */
export const cardWorthOf = ({
  balance,
  initialBalance,
  hasMoved,
}: Pick<Card, 'balance' | 'initialBalance' | 'hasMoved'>): CardWorth => {
  if (isZero(balance)) return 'usedUp';
  return hasMoved || compare(balance, initialBalance) !== 0 ? 'begun' : 'new';
};

/** `endingSoon`: it has a balance, and its last day is near. */
export type CardStanding = CardWorth | CardLock | 'blocked' | 'expired' | 'endingSoon';

const isEndingSoon = ({ expiresOn }: Pick<Card, 'expiresOn'>, today: CalendarDate): boolean =>
  compareDates(expiresOn, addDays(today, ENDING_SOON_DAYS)) <= 0;

/** In order of precedence: what prevents its use, used up, ending soon, new or begun. */
export const cardStandingOf = (card: Card, today: CalendarDate): CardStanding => {
  const life = cardLifeOf(card, today);
  if (life !== 'new' && life !== 'used') return life;
  const worth = cardWorthOf(card);
  return worth !== 'usedUp' && isEndingSoon(card, today) ? 'endingSoon' : worth;
};

/** The filters of a list of cards; `ended` are the expired and the used up. */
export const CARD_SHELVES = ['all', 'new', 'begun', 'ended'] as const;
export type CardShelf = (typeof CARD_SHELVES)[number];

const shelfOf = (card: Card, today: CalendarDate): Exclude<CardShelf, 'all'> => {
  const worth = cardWorthOf(card);
  return isExpired(card, today) || worth === 'usedUp' ? 'ended' : worth;
};

/** Whether a card is on a shelf on a day; every card is on `all` and on one other. */
export const isOnShelf = (card: Card, shelf: CardShelf, today: CalendarDate): boolean =>
  shelf === 'all' || shelfOf(card, today) === shelf;
