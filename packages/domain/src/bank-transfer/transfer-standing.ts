/**
 * The remaining time for a transfer: it is due within 30 minutes, and the server cancels the unpaid order after 7 days.
 * Only for display; a page cancels nothing. Source: S4.16, S9.25, A-36, A-102. Instants and durations are milliseconds.
 */
import { SLOW_HOLD_MS } from '../payment/index.ts';
import { transferDeadline } from './transfer-window.ts';

/** `leftMs` is 0 from the deadline on. `isOverdue` is true after the deadline, which itself is still in time. */
export interface TransferStanding {
  readonly deadline: number;
  readonly leftMs: number;
  readonly isOverdue: boolean;
}

/** The remaining time, at one instant, for the transfer of an order created at another. */
export const transferStanding = (createdAt: number, now: number): TransferStanding => {
  const deadline = transferDeadline(createdAt);
  return { deadline, leftMs: Math.max(0, deadline - now), isOverdue: now > deadline };
};

/** When the server cancels an order that is still unpaid, which releases its reservations. */
export const unpaidOrderEndsAt = (createdAt: number): number => createdAt + SLOW_HOLD_MS;
