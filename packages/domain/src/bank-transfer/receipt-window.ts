/** While the receipt of a transfer is taken. Source: S4.14, S4.16, A-36. */
import type { OrderStatus } from '../order/index.ts';

/** As long as the order waits for payment, also after the deadline of the transfer. */
export const mayUploadReceipt = (status: OrderStatus): boolean => status === 'waitingPayment';
