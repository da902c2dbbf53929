/**
 * By when the money of an order is asked for. The deadline is shown and cancels nothing by itself; the order ends when its
 * reservations do. Source: S4.14, S4.16, S9.25, A-36, A-102. Instants are milliseconds since 1970.
 */
import type { Instant } from '../time/index.ts';
import { holdLifetimeMs, isToOwnAccount } from './payment-means.ts';
import type { PaymentMeans } from './payment-means.ts';

export const TRANSFER_WINDOW_MINUTES = 30;

/** The deadline of a transfer. */
export const transferDeadline = (createdAt: Instant): Instant => createdAt + TRANSFER_WINDOW_MINUTES * 60_000;

/** When an order that is still unpaid ends. */
export const unpaidUntil = (means: PaymentMeans, createdAt: Instant): Instant => createdAt + holdLifetimeMs(means);

/**
 * What to tell a buyer who has not paid yet: the transfer's deadline; once that is over, and with every other means, the end
 * of the order.
 */
export const payBy = (means: PaymentMeans, createdAt: Instant, now: Instant): Instant => {
  const deadline = transferDeadline(createdAt);
  return isToOwnAccount(means) && now <= deadline ? deadline : unpaidUntil(means, createdAt);
};
