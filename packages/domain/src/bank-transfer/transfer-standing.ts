/**
 * How a transfer stands against its promises: 30 minutes to make it, 7 days until the unpaid order is given up by the
 * server. Shown only; a page cancels nothing. Source: S4.16, S9.25, A-36, A-102. Instants and spans are milliseconds.
 */
import { SLOW_HOLD_MS } from '../payment/index.ts';
import { transferDeadline } from './transfer-window.ts';

/** `leftMs` is 0 from the deadline on. `isOverdue` is true after it: the deadline itself is still in time. */
export interface TransferStanding {
  readonly deadline: number;
  readonly leftMs: number;
  readonly isOverdue: boolean;
}

/** The standing at an instant of a transfer for an order created at another. */
export const transferStanding = (createdAt: number, now: number): TransferStanding => {
  const deadline = transferDeadline(createdAt);
  return { deadline, leftMs: Math.max(0, deadline - now), isOverdue: now > deadline };
};

/** When the server gives up an order that is still unpaid, which frees what it holds. */
export const unpaidOrderEndsAt = (createdAt: number): number => createdAt + SLOW_HOLD_MS;
