/**
 * What an order page shows, from three sources: the address (the provider's return), the machine (what this browser is
 * doing), the server's record. The server takes precedence where it has more data. Source.
 */
import { isCardLike, isTransfer, wayOfPaying } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { OrderApproval } from './order-approval.ts';
import { isUndecided } from './order-status.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderSnapshot } from './order.machine.ts';

/** The parameters in the address of an order page. */
export interface OrderReturn {
  readonly paymentId: string | null;
  readonly hasFailed: boolean;
  readonly means: PaymentMeans | null;
}

/** Why there is no record: there is none for this buyer, or the call failed. */
export type Absence = 'unknown' | 'unreachable';

/**
 * `working`: a call is running. `unconfirmed`: possibly paid, not confirmed yet. `undecided`: the bank has not decided.
 * `waitingCheck`: Requesting, like one that a bank decides, but for days. `awaitingApprover`: Requesting, and above its
 * buyer's limits; `toPay`: an approver has allowed it, and its buyer pays it now; `notApproved`: refused, or
 * nobody decided in time.
 */
export type OrderView =
  | 'working'
  | 'confirmed'
  | 'returned'
  | 'waitingPayment'
  | 'waitingCheck'
  | 'awaitingApprover'
  | 'toPay'
  | 'notApproved'
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

/** Money that comes by post, and by no bank that could be asked. */
const comesByPost = (means: PaymentMeans | null): boolean =>
  means !== null && wayOfPaying(means) === 'later' && !isTransfer(means);

/**
 * What a decision inside the company makes of an order that is not paid; null if it makes no difference. An approved order is
 * paid from its own page, where a payment that failed can be tried again: it is not given up with it.
 */
const viewOfApproval = (
  approval: OrderApproval | null,
  means: PaymentMeans | null,
  { paymentId }: OrderReturn,
): OrderView | null => {
  if (approval?.standing === 'awaited') return 'awaitingApprover';
  if (approval?.standing !== 'approved' || means === null || !isCardLike(means)) return null;
  return paymentId === null ? 'toPay' : 'undecided';
};

/** `status`, `means` and `approval` are null while there is no record; `absence` is null while it may still be loaded. */
export const orderView = (facts: {
  readonly returned: OrderReturn;
  readonly order: OrderSnapshot;
  readonly status: OrderStatus | null;
  readonly means: PaymentMeans | null;
  readonly approval?: OrderApproval | null;
  readonly absence: Absence | null;
}): OrderView => {
  const { returned, order, status, means, approval = null, absence } = facts;
  if (status !== null && status !== 'requesting' && status !== 'canceled' && status !== 'waitingPayment')
    return VIEWS[status];
  if (status === 'canceled' && (approval?.standing === 'refused' || approval?.standing === 'lapsed'))
    return 'notApproved';
  if (order.hasTag('fetching') || order.matches({ purchase: 'confirmed' })) return absence ?? 'working';
  const decided = isUndecided(status) ? viewOfApproval(approval, means, returned) : null;
  if (decided !== null) return decided;
  if (status === 'requesting' && comesByPost(means)) return 'waitingCheck';
  if (returned.hasFailed && (status === 'canceled' || order.matches({ purchase: 'canceled' }))) return 'failed';
  if (order.matches({ purchase: 'unconfirmed' })) return 'unconfirmed';
  if (order.matches({ purchase: 'paying' }) && status !== 'canceled')
    return returned.hasFailed ? 'failed' : 'undecided';
  if (status !== null) return returned.hasFailed && status === 'requesting' ? 'failed' : VIEWS[status];
  return absence ?? 'working';
};

/** Views of an order whose course the record tells; where a payment has failed, only once its order is cancelled. */
const WITH_STEPS: ReadonlySet<OrderView> = new Set([
  'confirmed',
  'returned',
  'waitingPayment',
  'waitingCheck',
  'awaitingApprover',
  'toPay',
  'notApproved',
  'pending',
  'undecided',
  'canceled',
]);

/** True if the steps of the order belong on its page: not while the page and the record tell different things. */
export const hasSteps = (view: OrderView, status: OrderStatus): boolean =>
  WITH_STEPS.has(view) || (view === 'failed' && status === 'canceled');
