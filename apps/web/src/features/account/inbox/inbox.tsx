/**
 * A member's messages, newest first, each with title, date and text; opening one marks it as read. Source: S1.20,
 * S2.15, S7.20, A-90.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { msg, plural } from '@lingui/core/macro';
import { isRead, unreadCount } from '@offrande/domain/inbox';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { AccountPage } from '../account-frame.tsx';
import { PagedList } from '../paged-list.tsx';
import './inbox.css';
import { MessageRow } from './message-row.tsx';
import { useInboxPages } from './use-inbox-pages.ts';
import { NO_MESSAGES, useMarkRead, useMessages, useReadMarks } from '../holdings/use-messages.ts';

export const title = msg`Inbox`;

export function Screen() {
  return (
    <AccountPage>
      <InboxPage />
    </AccountPage>
  );
}

export function InboxPage() {
  const { t } = useLingui();
  const pages = useInboxPages();
  const all = useMessages().data ?? NO_MESSAGES;
  const marks = useReadMarks(all);
  const markRead = useMarkRead();
  const unread = unreadCount(all, marks);
  return (
    <>
      <PageHeading
        lead={
          all.length === 0 ? undefined : (
            <output>
              {unread === 0
                ? t`All messages are read.`
                : t`${plural(unread, { one: '# message is unread.', other: '# messages are unread.' })}`}
            </output>
          )
        }
      >
        <Trans>Inbox</Trans>
      </PageHeading>
      <Panel className="inbox">
        <PagedList pages={pages} empty={<Empty />}>
          {(messages) => (
            <ul className="inbox-list">
              {messages.map((message) => (
                <li key={message.id}>
                  <MessageRow message={message} isRead={isRead(message, marks)} onOpen={() => markRead(message.id)} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </Panel>
    </>
  );
}

function Empty() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="inbox"
      title={t`No messages yet`}
      actions={
        <LinkButton href="/" variant="line">
          <Trans>Choose a card</Trans>
        </LinkButton>
      }
    >
      <Trans>What happens to your orders, cards and account is told here.</Trans>
    </EmptyState>
  );
}
