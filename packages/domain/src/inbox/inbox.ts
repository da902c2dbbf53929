/**
 * A member's messages, all at once and newest first (S1.20, A-90). Only this device knows which ones were read, so the
 * caller stores the marks. The text may contain markup, which a screen sanitises before showing it.
 */
import type { Instant } from '../time/index.ts';

export interface InboxMessage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: Instant;
}

/** Ids of the messages that were opened on this device. */
export type ReadMarks = ReadonlySet<string>;

/** Newest first; messages of the same instant keep their order. */
export const newestFirst = (messages: readonly InboxMessage[]): readonly InboxMessage[] =>
  messages.toSorted((a, b) => b.at - a.at);

/** The marks after a message was opened. */
export const markRead = (marks: ReadMarks, id: string): ReadMarks => new Set([...marks, id]);

export const isRead = ({ id }: Pick<InboxMessage, 'id'>, marks: ReadMarks): boolean => marks.has(id);

/** The number of unopened messages. */
export const unreadCount = (messages: readonly InboxMessage[], marks: ReadMarks): number =>
  messages.filter((message) => !isRead(message, marks)).length;

/** The marks without those of deleted messages, so that the stored list does not grow forever. */
export const keepMarks = (messages: readonly InboxMessage[], marks: ReadMarks): ReadMarks =>
  new Set(messages.filter((message) => isRead(message, marks)).map(({ id }) => id));
