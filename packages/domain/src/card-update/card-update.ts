/** The updates of a card by its owner: block, unblock, mark as new or used (S4.44 to S4.46, S7.88, S7.89, A-86). */
import { Result } from 'effect';
import type { CalendarDate } from '../time/index.ts';
import type { Card, CardRefusal } from '../card/index.ts';
import { isExpired } from '../card/index.ts';

export const CARD_UPDATES = ['block', 'unblock', 'markNew', 'markUsed'] as const;
export type CardUpdate = (typeof CARD_UPDATES)[number];

/** The action of the call that carries an update. */
export const CARD_UPDATE_CODES = {
  block: 'Block',
  unblock: 'UnBlock',
  markNew: 'new',
  markUsed: 'used',
} as const satisfies Record<CardUpdate, string>;

/** The update for an action; undefined for any other string. */
export const cardUpdateOfCode = (code: string): CardUpdate | undefined =>
  CARD_UPDATES.find((update) => CARD_UPDATE_CODES[update] === code);

/** Only the proven owner may unblock a card, so a lock by wrong PINs ends too (reliability row 3). */
const withoutPinLock = ({ lock }: Card): Card['lock'] => (lock === 'wrongPins' ? null : lock);

const AFTER: Readonly<Record<CardUpdate, (card: Card) => Card>> = {
  block: (card) => ({ ...card, isBlocked: true }),
  unblock: (card) => ({ ...card, isBlocked: false, lock: withoutPinLock(card) }),
  markNew: (card) => ({ ...card, state: 'new' }),
  markUsed: (card) => ({ ...card, state: 'used' }),
};

/**
 * The card after an update; repeating it changes nothing. Unblocking also lifts a lock by wrong PINs, not that of a parcel.
 * An expired card takes no update: `CardExpired`.
 */
export const updateCard = (
  card: Card,
  update: CardUpdate,
  today: CalendarDate,
): Result.Result<Card, Extract<CardRefusal, { readonly _tag: 'CardExpired' }>> =>
  isExpired(card, today)
    ? Result.fail({ _tag: 'CardExpired', expiredOn: card.expiresOn })
    : Result.succeed(AFTER[update](card));

const isChanged = (one: Card, other: Card): boolean =>
  one.isBlocked !== other.isBlocked || one.state !== other.state || one.lock !== other.lock;

/** The updates to offer: those that would change the card. */
export const offeredUpdates = (card: Card, today: CalendarDate): readonly CardUpdate[] =>
  isExpired(card, today) ? [] : CARD_UPDATES.filter((update) => isChanged(card, AFTER[update](card)));

/** Only blocking needs confirmation; the owner can undo the others. */
export const needsConfirmation = (update: CardUpdate): boolean => update === 'block';
