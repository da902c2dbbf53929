/**
 * The promises made about an order that is not settled yet: payment by transfer within 30 minutes, approval within
 * 24 hours. Both are shown; neither cancels anything by itself. Source: S4.14, S4.16, S4.17, S9.24, S9.25, A-36, A-39.
 * Instants are milliseconds since 1970.
 */
import type { OrderStatus } from './order-status.ts';

export const TRANSFER_WINDOW_MINUTES = 30;
export const PENDING_APPROVAL_HOURS = 24;

/** Until when a transfer is to be made. */
export const transferDeadline = (createdAt: number): number => createdAt + TRANSFER_WINDOW_MINUTES * 60_000;

/** A receipt may be uploaded as long as the order waits for payment, also after the deadline. */
export const mayUploadReceipt = (status: OrderStatus): boolean => status === 'waitingPayment';
