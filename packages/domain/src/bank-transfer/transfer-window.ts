/**
 * The time window for a transfer: it is due within 30 minutes of the order. The deadline is shown and cancels nothing
 * by itself. Source: S4.14, S4.16, S9.25, A-36. Instants are milliseconds since 1970.
 */
import type { OrderStatus } from '../order/index.ts';

export const TRANSFER_WINDOW_MINUTES = 30;

/** The deadline of a transfer. */
export const transferDeadline = (createdAt: number): number => createdAt + TRANSFER_WINDOW_MINUTES * 60_000;

/** A receipt may be uploaded as long as the order waits for payment, also after the deadline. */
export const mayUploadReceipt = (status: OrderStatus): boolean => status === 'waitingPayment';
