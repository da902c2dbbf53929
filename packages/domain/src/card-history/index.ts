/** What happened to a card, and what each event did to its balance (S3.99, S4.2). */
export {
  balanceChange,
  balanceOfEvents,
  inconsistentEvent,
  CARD_EVENT_EFFECTS,
  CARD_EVENT_KINDS,
  type CardEvent,
  type CardEventKind,
} from './card-events.ts';
