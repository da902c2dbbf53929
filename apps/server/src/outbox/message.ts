/** A message of the outbox, as passed to delivery. */
import type { Unit } from '../unit/unit.ts';
import type { Topic } from './outbox.ts';

/** A message for delivery. It may be delivered twice, with the same `key`. */
export interface Message {
  readonly unit: Unit;
  readonly topic: Exclude<Topic, 'issue'>;
  /** By topic: an order number, the id of a card, line, resend or payment attempt, an order's message, a quotation or a task. */
  readonly subject: string;
  readonly key: string;
}

/** `again`: a part of the work is done and stored, the rest needs another turn. */
export type Progress = 'done' | 'again';

/** Delivers a message. Throws if it cannot be delivered now. */
export type Deliver = (message: Message) => Promise<Progress>;
