/** The queue of messages and the region that shows it. */
import { createToastQueue, showToast, ToastRegion } from '@offrande/ui-kit/Toast';
import type { ToastMessage } from '@offrande/ui-kit/Toast';

const queue = createToastQueue();

export const addToast = (message: ToastMessage): string => showToast(queue, message);

export function ShopToasts({ label, closeLabel }: { readonly label: string; readonly closeLabel: string }) {
  return <ToastRegion queue={queue} label={label} closeLabel={closeLabel} />;
}
