/**
 * A card's history as a view on the books: each entry on its account is one event (S3.99, S4.2, reliability section 1).
 * The balance after an event is the entry's own, so the history always agrees with the books.
 */
import type { CardEventKind } from '../card-history/index.ts';
import type { JournalKind } from './journal.ts';

type Sides = readonly [raised: CardEventKind | null, lowered: CardEventKind | null];

/** Null if a journal of the kind never raises, or never lowers, a card's balance. */
const EVENTS: Readonly<Record<JournalKind, Sides>> = {
  enter: ['activate', null],
  issue: ['activate', null],
  settle: [null, 'redeem'],
  topUp: ['reload', null],
  transfer: ['received', 'transfer'],
  importBalance: [null, 'transfer'],
  creditBonus: [null, null],
  earnCommission: [null, null],
  expire: [null, 'redeem'],
  lateMoney: [null, null],
  refundLateMoney: [null, null],
  returnCards: ['void', 'redeem'],
  payBack: [null, null],
};

/**
 * The event in a card's history for a journal's entry on its account; `amountMinor` as in the entry, never zero. A
 * balance imported into the wallet leaves the card like a transfer. A returned card is emptied; a card that paid for it
 * gets its value back. The history has no kind for what expires (S4.2), so it is the debit that it is, and `isExpiry` says
 * why. An entry that no journal of the kind makes is a defect.
 */
export const cardEventOf = (kind: JournalKind, amountMinor: bigint): CardEventKind => {
  const event = EVENTS[kind][amountMinor > 0n ? 0 : 1];
  if (event === null) throw new RangeError(`A ${kind} never moves ${amountMinor} on a card`);
  return event;
};

/** True where the entry took what was left after the card's last day. */
export const isExpiry = (kind: JournalKind): boolean => kind === 'expire';
