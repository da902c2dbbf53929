/** Watchers on every page: the session, cookie consent, the unit's chat, the connection, the zoom. */
import { ChatWatch } from '../features/chat/chat-watch.tsx';
import { ConsentWatch } from '../features/consent/consent-watch.tsx';
import { SessionWatch } from '../features/session/session-watch.tsx';
import { ZoomWatch } from '../features/zoom/zoom-watch.tsx';
import { OfflineNotice } from '../features/connection/offline-notice.tsx';

export function Watches() {
  return (
    <>
      <SessionWatch />
      <ConsentWatch />
      <ChatWatch />
      <OfflineNotice />
      <ZoomWatch />
    </>
  );
}
