/** The number of unread messages, next to the inbox link. Loaded after the page. Source: A-90. */
import { unreadCount } from '@offrande/domain/inbox';
import { NO_MESSAGES, useMessages, useReadMarks } from './use-messages.ts';

export function UnreadNote() {
  const messages = useMessages().data ?? NO_MESSAGES;
  const unread = unreadCount(messages, useReadMarks(messages));
  return unread === 0 ? null : unread;
}
