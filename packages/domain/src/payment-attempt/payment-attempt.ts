/**
 * An attempt to pay an order at a provider, and the effect of a provider's report: the new state, where the money goes,
 * and the task for staff. Money is never dropped: without an order that accepts it, it goes to suspense. Source: A-34,
 * reliability rows 8 to 14. Amounts are whole minor units.
 */
import { Struct } from 'effect';

/**
 * `closed`: the order was cancelled, or paid by another attempt; money may still arrive. `late`: paid when the order no
 * longer accepted money. `mismatch`: paid, but not as requested.
 */
export const ATTEMPT_STATES = [
  'opening',
  'open',
  'paid',
  'refused',
  'cancelled',
  'expired',
  'closed',
  'mismatch',
  'late',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** True while the buyer may still be paying. */
export const isAttemptActive = (state: AttemptState): boolean => state === 'opening' || state === 'open';

/**
 * True if the provider reported the payment as failed. Closed, late and mismatched attempts are decided by staff or
 * another payment, and do not cancel an order.
 */
export const hasAttemptFailed = (state: AttemptState): boolean =>
  state === 'refused' || state === 'cancelled' || state === 'expired';

/** An attempt. `providerRef` is null until its opening is stored, `paymentId` until it is paid. */
export interface PaymentAttempt {
  readonly state: AttemptState;
  readonly shopId: string;
  readonly orderNo: string;
  readonly providerRef: string | null;
  readonly paymentId: string | null;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/**
 * A payment as its provider reports it. `paymentId` is the transaction's id once paid, `method` the provider's name of
 * the method.
 */
export interface ReportedPayment {
  readonly providerRef: string;
  readonly shopId: string;
  readonly orderNo: string;
  readonly attemptId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly state: 'open' | 'paid' | 'refused' | 'cancelled' | 'expired';
  readonly paymentId: string | null;
  readonly method: string | null;
}

/** The fields of a report that are compared. */
export type ReportField = 'shopId' | 'orderNo' | 'providerRef' | 'amount' | 'currency' | 'paymentId';

/**
 * The fields of a report that differ from its attempt. A genuine report is not enough: it must be about this payment.
 */
export const reportDifferences = (attempt: PaymentAttempt, report: ReportedPayment): readonly ReportField[] => {
  const fits: Readonly<Record<ReportField, boolean>> = {
    shopId: report.shopId === attempt.shopId,
    orderNo: report.orderNo === attempt.orderNo,
    providerRef: attempt.providerRef === null || report.providerRef === attempt.providerRef,
    amount: report.amountMinor === attempt.amountMinor,
    currency: report.currency === attempt.currency,
    paymentId: report.state !== 'paid' || report.paymentId !== null,
  };
  return Struct.keys(fits).filter((field) => !fits[field]);
};

/** The task for staff: money that arrived too late, twice, or not as requested. */
export type PaymentTask = 'latePayment' | 'doublePayment' | 'paymentMismatch';

/** `money`: whether the report settles the order, goes to suspense, or brings none. */
export interface ReportOutcome {
  readonly state: AttemptState;
  readonly money: 'order' | 'suspense' | 'none';
  readonly task: PaymentTask | null;
}

const nothingNew = (state: AttemptState): ReportOutcome => ({ state, money: 'none', task: null });

const isPaid = (state: AttemptState): boolean => state === 'paid' || state === 'late';

/**
 * Money that was paid to the shop, in its currency, with an id that is not booked yet, is booked whatever it was meant
 * for.
 */
const mismatchOutcome = (
  { state, paymentId }: PaymentAttempt,
  report: ReportedPayment,
  different: readonly ReportField[],
): ReportOutcome => {
  const isForeign = different.some((field) => field === 'shopId' || field === 'currency' || field === 'paymentId');
  return {
    state: isPaid(state) ? state : 'mismatch',
    money: isForeign || report.paymentId === paymentId ? 'none' : 'suspense',
    task: 'paymentMismatch',
  };
};

const paidOutcome = (
  { state, paymentId }: PaymentAttempt,
  report: ReportedPayment,
  orderAcceptsMoney: boolean,
): ReportOutcome => {
  if (report.paymentId === paymentId) return nothingNew(state);
  if (isPaid(state)) return { state, money: 'suspense', task: 'doublePayment' };
  return orderAcceptsMoney
    ? { state: 'paid', money: 'order', task: null }
    : { state: 'late', money: 'suspense', task: 'latePayment' };
};

/**
 * The effect of a report. `orderAcceptsMoney`: the order is neither settled nor cancelled. A paid attempt stays paid
 * whatever is reported later, an attempt that ended can still become paid, and the same payment counts once.
 */
export const outcomeOfReport = (
  attempt: PaymentAttempt,
  report: ReportedPayment,
  orderAcceptsMoney: boolean,
): ReportOutcome => {
  const different = reportDifferences(attempt, report);
  if (report.state === 'paid')
    return different.length > 0
      ? mismatchOutcome(attempt, report, different)
      : paidOutcome(attempt, report, orderAcceptsMoney);
  const ends = report.state !== 'open' && isAttemptActive(attempt.state) && different.length === 0;
  return nothingNew(ends ? report.state : attempt.state);
};
