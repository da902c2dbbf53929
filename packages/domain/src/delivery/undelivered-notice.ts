/**
 * The mails that tell a buyer which cards of an order reached nobody: one for all that are given up about the same time, since a company's
 * order may have a hundred of them. Milliseconds. Source: A-26.
 */
import { HOUR_MS, MINUTE_MS } from '../time/index.ts';

/** A longer mail would be read by nobody; the page of the order has them all. */
export const UNDELIVERED_LISTED_MAX = 100;

const FIRST_WAIT_MS = 10 * MINUTE_MS;
const NEXT_WAIT_MS = HOUR_MS;

/**
 * How long a mail waits for further cards after its first. `notice` counts the order's mails from 1. The only card of an order waits for
 * none. Later mails wait longer: messages that are retried are given up within an hour of each other.
 */
export const undeliveredWaitMs = (notice: number, { isOnlyCard }: { readonly isOnlyCard: boolean }): number => {
  if (isOnlyCard) return 0;
  return notice === 1 ? FIRST_WAIT_MS : NEXT_WAIT_MS;
};
