/** A member's inbox (spec sections 1 and 7, A-90). */
export { isRead, keepMarks, markRead, newestFirst, unreadCount } from './inbox.ts';
export type { InboxMessage, ReadMarks } from './inbox.ts';
