/**
 * Announces that the connection is lost, and when it is back. Input stays. Source: ux section 4 ("offline message"),
 * S7.123.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import { useEffect, useRef, useSyncExternalStore } from 'react';
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
        <p className="offline-notice">
          <Icon name="warning" />
          <Trans>You are offline. What you have typed is kept; go on once you are connected again.</Trans>
        </p>
      )}
    </div>
  );
}
