/**
 * The status of an order: seven names, the codes of six of them, and the derived one. Source: spec sections 3 and 4
 * (S3.136 to S3.141, S4.1), A-31, A-159. Order status 03 is not payment means 03: the two are never compared.
 */
import { Struct } from 'effect';
import { isTransfer } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';

export const ORDER_STATUSES = [
  'confirmed',
  'requesting',
  'canceled',
  'pending',
  'fullReturned',
  'partialReturned',
  'waitingPayment',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Every status with codes; the first code is the stored one. Waiting Payment is stored as requesting. */
export const ORDER_STATUS_CODES = {
  requesting: ['03', '041', '044'],
  confirmed: ['09', '042', '091'],
  canceled: ['02'],
  pending: ['04'],
  fullReturned: ['099'],
  partialReturned: ['098'],
} as const satisfies Record<Exclude<OrderStatus, 'waitingPayment'>, readonly string[]>;

const NAMES: ReadonlyMap<string | null, OrderStatus> = new Map<string, OrderStatus>([
  ['Confirmed', 'confirmed'],
  ['Requesting', 'requesting'],
  ['Canceled', 'canceled'],
  ['Pending', 'pending'],
  ['Full Returned', 'fullReturned'],
  ['Partial Returned', 'partialReturned'],
  ['Waiting Payment', 'waitingPayment'],
]);

const codes: ReadonlyMap<string, OrderStatus> = new Map(
  Struct.keys(ORDER_STATUS_CODES).flatMap((status) =>
    ORDER_STATUS_CODES[status].map((code): [string, OrderStatus] => [code, status]),
  ),
);

/** The code that a server sends for a status or a state. */
export const orderStatusCode = (status: OrderStatus | 'awaitingApprover'): string =>
  ORDER_STATUS_CODES[status === 'waitingPayment' || status === 'awaitingApprover' ? 'requesting' : status][0];

/**
 * Decodes an order's status. One of the seven names takes precedence, others are ignored; then the code; a requested
 * order paid by transfer is waiting for payment; an unknown code is pending, never confirmed.
 */
export const readOrderStatus = (code: string, means: PaymentMeans | null, name: string | null = null): OrderStatus => {
  const named = NAMES.get(name);
  if (named !== undefined) return named;
  const status = codes.get(code) ?? 'pending';
  return status === 'requesting' && means !== null && isTransfer(means) ? 'waitingPayment' : status;
};

/** True while the order may still be paid and it is unknown whether the money arrived. Null (no order) is decided. */
export const isUndecided = (status: OrderStatus | null): boolean =>
  status === 'requesting' || status === 'waitingPayment';
