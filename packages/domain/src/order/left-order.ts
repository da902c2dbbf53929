/**
 * The order that a buyer left to pay: what is stored of it while the buyer is at the provider, and its outcome if the
 * buyer does not return. Source: S3.49, A-34, A-160, reliability row 12.
 */
import type { OrderedLine } from '../cart/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import { isUndecided, type OrderStatus } from './order-status.ts';
import { selectUnconfirmedOrderNo } from './order.machine.ts';
import type { OrderSnapshot } from './order.machine.ts';

/**
 * The order that was created and is neither confirmed nor cancelled. `chosenMeans` is null if it is no longer known.
 * `lines` are those of the cart that it was made from.
 */
export interface OrderBeingPaid {
  readonly notConfirmYetOrderNo: string;
  readonly paymentLogId: string | null;
  readonly chosenMeans: PaymentMeans | null;
  readonly lines: readonly OrderedLine[];
}

/**
 * What to store of an order now; null if none is open. `known` is what was stored when the page started, `placed` are
 * the lines of an order that was created since.
 */
export const orderBeingPaid = (
  snapshot: OrderSnapshot,
  known: OrderBeingPaid | null,
  placed: readonly OrderedLine[] = [],
): OrderBeingPaid | null => {
  const orderNo = selectUnconfirmedOrderNo(snapshot);
  if (orderNo === null) return null;
  const { paymentLogId, payload } = snapshot.context;
  return {
    notConfirmYetOrderNo: orderNo,
    paymentLogId,
    chosenMeans: payload?.paymentMean ?? known?.chosenMeans ?? null,
    lines: known?.notConfirmYetOrderNo === orderNo ? known.lines : placed,
  };
};

/** `bought`: paid meanwhile, so the cart is bought. `open`: it may still be paid. `over`: it can be forgotten. */
export type AbandonedOrderOutcome = 'bought' | 'open' | 'over';

/** The outcome of an abandoned order; `status` is null if the server has no such order for this buyer. */
export const abandonedOrderOutcome = (status: OrderStatus | null): AbandonedOrderOutcome => {
  if (status === 'confirmed') return 'bought';
  return isUndecided(status) ? 'open' : 'over';
};
