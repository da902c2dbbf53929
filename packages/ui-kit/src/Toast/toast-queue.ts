/**
 * Queue of short messages. A toast with a title alone stays 3 s, one with content 6 s, one that asks for an act stays until
 * closed. React Aria stops the clock while the region is hovered or has the focus. Never the only copy of an error.
 */
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

/** One message. */
export interface ToastMessage {
  title: string;
  /** Second line; shown on wide screens only. */
  content?: string | undefined;
  /** Default `success`. */
  tone?: 'success' | 'info' | 'warning' | 'danger' | undefined;
  /** Link at the end, for example to the cart. */
  link?: { text: string; href: string } | undefined;
}

/** Time on screen in ms. */
export const toastTimeoutMs = { titleOnly: 3000, withContent: 6000 } as const;

/** Queue that a ToastRegion shows; at most two at once, the newest first. */
export type ToastQueue = AriaToastQueue<ToastMessage>;

/** New empty queue. */
export function createToastQueue(): ToastQueue {
  return new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 2 });
}

/** Shows a message; gives back its key, with which `queue.close(key)` takes it away early. */
export function showToast(queue: ToastQueue, message: ToastMessage): string {
  return queue.add(message, {
    timeout: message.content === undefined ? toastTimeoutMs.titleOnly : toastTimeoutMs.withContent,
  });
}
