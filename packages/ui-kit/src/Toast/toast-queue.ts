/**
 * Queue of short messages. Each has its own duration; React Aria stops the clock while the region is hovered or has
 * the focus. Never the only copy of an error.
 */
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

/** One message. */
export interface ToastMessage {
  title: string;
  /** Second line. */
  content?: string | undefined;
  /** Default `success`. */
  tone?: 'success' | 'info' | 'warning' | 'danger' | undefined;
  /** Link at the end, for example to the cart. */
  link?: { text: string; href: string } | undefined;
}

/** Queue that a ToastRegion shows; at most two at once, the newest first. */
export type ToastQueue = AriaToastQueue<ToastMessage>;

/** New empty queue. */
export function createToastQueue(): ToastQueue {
  return new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 2 });
}

/** Shows a message for a number of ms; returns its key, with which `queue.close(key)` removes it early. */
export function showToast(queue: ToastQueue, message: ToastMessage, timeoutMs: number): string {
  return queue.add(message, { timeout: timeoutMs });
}
