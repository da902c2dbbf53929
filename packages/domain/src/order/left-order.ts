/**
 * The order that a buyer left to pay: what is remembered of it on the way to the provider and back, and what becomes of it
 * where nobody came back. Source: S3.49, A-34, A-160, reliability row 12.
 */
import type { PaymentMeans } from '../payment/index.ts';
import { isUndecided, type OrderStatus } from './order-status.ts';
import { selectUnconfirmedOrderNo } from './order.machine.ts';
import type { OrderSnapshot } from './order.machine.ts';

/** The order that was created and is neither confirmed nor cancelled. `chosenMeans` null where it is not known any more. */
export interface OrderBeingPaid {
  readonly notConfirmYetOrderNo: string;
  readonly paymentLogId: string | null;
  readonly chosenMeans: PaymentMeans | null;
}

/** What is to be remembered of an order now; null where none is open. `known` is what was remembered when it began. */
export const orderBeingPaid = (snapshot: OrderSnapshot, known: OrderBeingPaid | null): OrderBeingPaid | null => {
  const orderNo = selectUnconfirmedOrderNo(snapshot);
  if (orderNo === null) return null;
  const { paymentLogId, payload } = snapshot.context;
  return {
    notConfirmYetOrderNo: orderNo,
    paymentLogId,
    chosenMeans: payload?.paymentMean ?? known?.chosenMeans ?? null,
  };
};

/** `bought`: paid meanwhile, so the cart is bought. `open`: it may still be paid. `over`: it needs no thought any more. */
export type LeftOrderFate = 'bought' | 'open' | 'over';

/** What became of an order that was left; `status` null where the server knows none of that number for this buyer. */
export const leftOrderFate = (status: OrderStatus | null): LeftOrderFate => {
  if (status === 'confirmed') return 'bought';
  return isUndecided(status) ? 'open' : 'over';
};
