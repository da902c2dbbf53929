/**
 * Announces that the connection is lost, and when it is back. Input stays. Source: ux section 4 ("offline message"),
 * S7.123.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { showToast } from '../../page/toasts.tsx';
import './offline-notice.css';

const subscribe = (onChange: () => void): (() => void) => {
  globalThis.addEventListener('online', onChange);
  globalThis.addEventListener('offline', onChange);
  return () => {
    globalThis.removeEventListener('online', onChange);
    globalThis.removeEventListener('offline', onChange);
  };
};

/** How much of the page's top edge a notice takes; sticky parts keep below. */
const SAID_ABOVE = '--said-above';

/** A notice at the top edge that the page makes room for, however many lines it has. */
function TopNotice({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const makeRoom = (): void => style.setProperty(SAID_ABOVE, `${place.current?.offsetHeight ?? 0}px`);
    makeRoom();
    window.addEventListener('resize', makeRoom);
    return () => {
      window.removeEventListener('resize', makeRoom);
      style.removeProperty(SAID_ABOVE);
    };
  }, []);
  return (
    <p ref={place} className="offline-notice">
      {children}
    </p>
  );
}

export function OfflineNotice() {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) void showToast({ title: t`You are online again.` });
    wasOnline.current = isOnline;
  }, [isOnline, t]);
  return (
    <div role="status">
      {!isOnline && (
        <TopNotice>
          <Icon name="warning" />
          <Trans>You are offline. What you have typed is kept; go on once you are connected again.</Trans>
        </TopNotice>
      )}
    </div>
  );
}
