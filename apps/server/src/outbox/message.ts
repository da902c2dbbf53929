/** What waits in the outbox, as whoever brings it to the outside is given it. */
import type { Unit } from '../unit/unit.ts';
import type { Topic } from './outbox.ts';

/** A message for delivery. It may come twice; `key` is the same both times. */
export interface Message {
  readonly unit: Unit;
  readonly topic: Exclude<Topic, 'issue'>;
  /** An order number, a card's, line's, resend's or payment attempt's id, an order's message, a quotation or a task, by topic. */
  readonly subject: string;
  readonly key: string;
}

/** `again`: a part of the work is done and kept, the rest wants another turn. */
export type Progress = 'done' | 'again';

/** Brings a message to whom it is for. Throws when it could not be brought now. */
export type Deliver = (message: Message) => Promise<Progress>;
