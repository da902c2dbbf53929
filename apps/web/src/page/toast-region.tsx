/**
 * The toast queue and its region: how long each toast stays, and what a small screen shows of it. Source: S9.36 to
 * S9.38, A-97.
 */
import { isMobileWidth } from '@offrande/domain/access';
import { shownNotification } from '@offrande/domain/notification';
import { createToastQueue, showToast, ToastRegion } from '@offrande/ui-kit/Toast';
import type { ToastMessage } from '@offrande/ui-kit/Toast';

const queue = createToastQueue();

export const addToast = (message: ToastMessage): string => {
  const sent = { ...message, content: message.content ?? null };
  const { durationMs, content, ...shown } = shownNotification(sent, isMobileWidth(innerWidth));
  return showToast(queue, { ...shown, content: content ?? undefined }, durationMs);
};

export function ShopToasts({ label, closeLabel }: { readonly label: string; readonly closeLabel: string }) {
  return <ToastRegion queue={queue} label={label} closeLabel={closeLabel} />;
}
