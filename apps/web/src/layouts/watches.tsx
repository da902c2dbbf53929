/** Watchers on every page: the session, cookie consent, the unit's chat, the connection, the zoom, how far it is scrolled. */
import { ChatWatch } from '../features/chat/chat-watch.tsx';
import { ConsentWatch } from '../features/consent/consent-watch.tsx';
import { SessionWatch } from '../features/session/session-watch.tsx';
import { ZoomWatch } from '../features/zoom/zoom-watch.tsx';
import { OfflineNotice } from '../features/connection/offline-notice.tsx';
import { BackToTop } from './back-to-top.tsx';

export interface WatchesProps {
  /** Whether pages may be so long that a way back to the top is wanted. */
  readonly isLong: boolean;
}

export function Watches({ isLong }: WatchesProps) {
  return (
    <>
      <SessionWatch />
      <ConsentWatch />
      <ChatWatch />
      <OfflineNotice />
      <ZoomWatch />
      {isLong && <BackToTop />}
    </>
  );
}
