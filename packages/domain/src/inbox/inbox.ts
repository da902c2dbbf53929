/**
 * A member's messages, all at once and newest first (S1.20, A-90). Which ones were read is known on this device only, so
 * the marks are kept by the caller. The text may hold markup, which a screen cleans before it shows it.
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

/** Newest first; messages of one instant keep their order. */
export const newestFirst = (messages: readonly InboxMessage[]): readonly InboxMessage[] =>
  messages.toSorted((a, b) => b.at - a.at);

/** The marks after a message was opened. */
export const markRead = (marks: ReadMarks, id: string): ReadMarks => new Set([...marks, id]);

export const isRead = ({ id }: Pick<InboxMessage, 'id'>, marks: ReadMarks): boolean => marks.has(id);

/** How many messages were not opened yet. */
export const unreadCount = (messages: readonly InboxMessage[], marks: ReadMarks): number =>
  messages.filter((message) => !isRead(message, marks)).length;

/** The marks without those of messages that are gone, so that what a device keeps does not grow for ever. */
export const keepMarks = (messages: readonly InboxMessage[], marks: ReadMarks): ReadMarks =>
  new Set(messages.filter((message) => isRead(message, marks)).map(({ id }) => id));
