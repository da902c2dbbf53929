/**
 * A card's history: what happened to it, and what each event did to its balance (S3.99, S4.2, reliability section 1). The
 * history is a view on the books, so its balances must follow from one another.
 */
import { Struct } from 'effect';
import { add, compare, equals, subtract, sum, zero } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import type { Instant } from '../time/index.ts';

/**
 * Every kind, with what it does to the balance: +1 adds its amount, -1 takes it, 0 tells about something under way.
 * `redeem` is the debit of a purchase, `void` the refund of one; `transfer` is the sender's, `received` the receiver's.
 */
export const CARD_EVENT_EFFECTS = {
  activate: 1,
  reload: 1,
  transfer: -1,
  redeem: -1,
  received: 1,
  void: 1,
  cancelled: 0,
  confirmed: 0,
  requesting: 0,
} as const;
export type CardEventKind = keyof typeof CARD_EVENT_EFFECTS;
export const CARD_EVENT_KINDS: readonly CardEventKind[] = Struct.keys(CARD_EVENT_EFFECTS);

/** `amount` is never negative. `reference` names the order, top-up or transfer; null where there is none. */
export interface CardEvent {
  readonly kind: CardEventKind;
  readonly amount: Money;
  readonly balanceAfter: Money;
  readonly at: Instant;
  readonly reference: string | null;
  /** The card's last day was over and what was left on it was lost: a `redeem` that nobody made (S4.2, A-181). */
  readonly isExpiry?: boolean;
}

/** The effect of the event on the balance: its amount, negative for debits, zero if nothing moved. */
export const balanceChange = ({ kind, amount }: Pick<CardEvent, 'kind' | 'amount'>): Money => {
  const nothing = zero(amount.currency);
  const effect = CARD_EVENT_EFFECTS[kind];
  if (effect === 0) return nothing;
  return effect === 1 ? amount : subtract(nothing, amount);
};

/** The balance that a whole history results in. */
export const balanceOfEvents = (events: readonly CardEvent[], currency: Currency): Money =>
  sum(events.map(balanceChange), currency);

/**
 * The first event, oldest first, whose balance does not follow from the one before it or is below zero; null if there
 * is none.
 */
export const inconsistentEvent = (events: readonly CardEvent[], currency: Currency): CardEvent | null => {
  let balance = zero(currency);
  for (const event of events) {
    balance = add(balance, balanceChange(event));
    if (!equals(balance, event.balanceAfter) || compare(balance, zero(currency)) < 0) return event;
  }
  return null;
};
