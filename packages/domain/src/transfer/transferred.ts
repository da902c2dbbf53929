/**
 * The effect of a transfer: the sender's balance falls, a new card gets the value, and both histories record it (S4.50,
 *
 */
import type { Card } from '../card/index.ts';
import type { CardEvent } from '../card-history/index.ts';
import { subtract } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { CalendarDate, Instant } from '../time/index.ts';

/** The sender's card with its remaining balance. */
export const cardAfterTransfer = (card: Card, amount: Money): Card => ({
  ...card,
  balance: subtract(card.balance, amount),
  hasMoved: true,
});

/** The friend's card: a number and PIN of its own, usable where and as long as the sender's. */
export const receivedCard = (
  card: Card,
  amount: Money,
  own: Pick<Card, 'cardNumber' | 'pin'>,
  today: CalendarDate,
): Card => ({
  ...own,
  balance: amount,
  initialBalance: amount,
  hasMoved: false,
  country: card.country,
  purchasedOn: today,
  expiresOn: card.expiresOn,
  state: 'new',
  isBlocked: false,
  lock: null,
});

/** The two events of a transfer, under one reference. */
export const transferEvents = (
  card: Card,
  amount: Money,
  at: Instant,
  reference: string,
): { readonly sent: CardEvent; readonly received: CardEvent } => ({
  sent: { kind: 'transfer', amount, balanceAfter: subtract(card.balance, amount), at, reference },
  received: { kind: 'received', amount, balanceAfter: amount, at, reference },
});
