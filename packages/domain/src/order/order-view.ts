/**
 * What an order page shows, from three witnesses: the address (what the provider's return said), the machine (what this
 * browser is doing about it), the server's record. The server wins wherever it knows more. Source.
 */
import type { PaymentMeans } from '../payment/index.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderSnapshot } from './order.machine.ts';

/** What the address of an order page carries. */
export interface OrderReturn {
  readonly paymentId: string | null;
  readonly hasFailed: boolean;
  readonly means: PaymentMeans | null;
}

/** Why there is no record: there is none for this buyer, or nobody could say. */
export type Absence = 'unknown' | 'unreachable';

/** `working`: a call is under way. `unconfirmed`: paid perhaps, not confirmed yet. `undecided`: the bank has not said. */
export type OrderView =
  | 'working'
  | 'confirmed'
  | 'returned'
  | 'waitingPayment'
  | 'pending'
  | 'undecided'
  | 'unconfirmed'
  | 'failed'
  | 'canceled'
  | 'unknown'
  | 'unreachable';

const VIEWS: Readonly<Record<OrderStatus, OrderView>> = {
  confirmed: 'confirmed',
  fullReturned: 'returned',
  partialReturned: 'returned',
  waitingPayment: 'waitingPayment',
  pending: 'pending',
  requesting: 'undecided',
  canceled: 'canceled',
};

/** `status` null while the record is not there; `absence` null while it may still come. */
export const orderView = (facts: {
  readonly returned: OrderReturn;
  readonly order: OrderSnapshot;
  readonly status: OrderStatus | null;
  readonly absence: Absence | null;
}): OrderView => {
  const { returned, order, status, absence } = facts;
  if (status !== null && status !== 'requesting' && status !== 'canceled' && status !== 'waitingPayment')
    return VIEWS[status];
  if (order.hasTag('fetching') || order.matches({ purchase: 'confirmed' })) return absence ?? 'working';
  if (returned.hasFailed && (status === 'canceled' || order.matches({ purchase: 'canceled' }))) return 'failed';
  if (order.matches({ purchase: 'unconfirmed' })) return 'unconfirmed';
  if (order.matches({ purchase: 'paying' })) return returned.hasFailed ? 'failed' : 'undecided';
  if (status !== null) return returned.hasFailed && status === 'requesting' ? 'failed' : VIEWS[status];
  return absence ?? 'working';
};
