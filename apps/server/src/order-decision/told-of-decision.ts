/** What the buyer of an order is mailed once it is decided about. Source: A-183. */
import type { NewMessage } from '../outbox/outbox.ts';

/** Nobody is told if the person who placed the order is not known. */
export const toldOfDecision = (orderNo: string, buyerId: string | null): readonly NewMessage[] =>
  buyerId === null ? [] : [{ topic: 'company-email', subject: `orderDecided/${buyerId}/${orderNo}`, at: null }];
