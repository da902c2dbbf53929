/** The order machine's context and the plain functions that change it. Source: S3.49, S4.3 to S4.11, A-34. */
import type { CaptchaToken } from '../captcha/index.ts';
import type { Money } from '../money/index.ts';
import { wayOfPaying } from '../payment/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { PaymentMeans, WayOfPaying } from '../payment/index.ts';
import type { CheckoutPayload } from '../order-payload/schema.ts';

/** Proof of a payment, returned with the buyer; null for an order that is paid without a provider. */
export interface ReturnedPayment {
  readonly paymentId: string;
  readonly means: PaymentMeans | null;
}

/**
 * `unconfirmedOrderNo` is an order that was created and is neither confirmed nor cancelled; a browser stores it while
 * the buyer is at the provider. `failure` is the last call's, until the next call.
 */
export interface OrderContext {
  readonly payload: CheckoutPayload | null;
  readonly orderNo: string | null;
  readonly unconfirmedOrderNo: string | null;
  readonly paymentLogId: string | null;
  readonly payment: ReturnedPayment | null;
  /** Above its buyer's limits: it can be paid once an approver of the company has allowed it. */
  readonly isAwaitingApprover: boolean;
  readonly total: Money | null;
  readonly unlockedOrders: readonly string[];
  readonly unlocking: UnlockRequest | null;
  readonly failure: GatewayFailure | null;
}

/** What a browser stores over a reload; without an unconfirmed order the machine starts empty. */
export interface OrderInput {
  readonly unconfirmedOrderNo: string | null;
  readonly paymentLogId: string | null;
}

export interface UnlockRequest {
  readonly orderNo: string;
  readonly captcha: CaptchaToken;
}

export interface ConfirmedOrder {
  readonly orderNo: string;
  readonly total: Money;
}

export const EMPTY_ORDER: OrderContext = {
  payload: null,
  orderNo: null,
  unconfirmedOrderNo: null,
  paymentLogId: null,
  payment: null,
  isAwaitingApprover: false,
  total: null,
  unlockedOrders: [],
  unlocking: null,
  failure: null,
};

export const restored = (input: OrderInput): OrderContext => ({
  ...EMPTY_ORDER,
  orderNo: input.unconfirmedOrderNo,
  unconfirmedOrderNo: input.unconfirmedOrderNo,
  paymentLogId: input.paymentLogId,
});

/** A new order clears the last one; unlocking is independent and continues. */
export const started = ({ unlockedOrders, unlocking }: OrderContext, payload: CheckoutPayload): OrderContext => ({
  ...EMPTY_ORDER,
  unlockedOrders,
  unlocking,
  payload,
});

export const isPaid = ({ payload }: OrderContext, way: WayOfPaying): boolean =>
  payload !== null && wayOfPaying(payload.paymentMean) === way;

/** The answer to a new order. */
export interface CreatedOrder {
  readonly orderNo: string;
  readonly isAwaitingApprover?: boolean;
}

/** A transfer, and whatever pays an order that waits for an approver first. */
export const isPaidLater = (order: OrderContext): boolean => order.isAwaitingApprover || isPaid(order, 'later');

/** An order that is paid later is not stored as unconfirmed: leaving the page must not cancel it. */
export const created = (order: OrderContext, answer: CreatedOrder): Partial<OrderContext> => {
  const { orderNo, isAwaitingApprover = false } = answer;
  const isLater = isPaidLater({ ...order, isAwaitingApprover });
  return { orderNo, isAwaitingApprover, unconfirmedOrderNo: isLater ? null : orderNo };
};

export const confirmed = (order: ConfirmedOrder): Partial<OrderContext> => ({
  orderNo: order.orderNo,
  total: order.total,
  unconfirmedOrderNo: null,
  failure: null,
});

export const canceled: Partial<OrderContext> = {
  orderNo: null,
  unconfirmedOrderNo: null,
  paymentLogId: null,
  payment: null,
  failure: null,
};

/** Adds the requested order to the unlocked ones, only once. */
export const unlocked = ({ unlockedOrders, unlocking }: OrderContext): Partial<OrderContext> => ({
  unlockedOrders: [...new Set([...unlockedOrders, unlocking!.orderNo])],
  unlocking: null,
  failure: null,
});

/** A return counts only for the unconfirmed order, so a reload confirms nothing twice. */
export const isMarked = ({ unconfirmedOrderNo }: OrderContext, orderNo: string): boolean =>
  unconfirmedOrderNo === orderNo;
