/**
 * One try to pay an order at a provider, and what a provider's word about it means: which state it brings, where the money
 * goes, and what staff must look at. Money is never dropped: what no order takes waits in suspense. Source,
 * A-102, reliability rows 8 to 14. Amounts are whole minor units.
 */
import { Struct } from 'effect';

/**
 * `closed`: the order was given up, or paid by another attempt; money may still come. `late`: paid when the order took no
 * money any more. `mismatch`: paid, but not what was asked.
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
 * True where the provider has named the payment as failed. What is closed, late or does not fit is decided by people or by
 * another payment, and nobody gives an order up for it.
 */
export const hasAttemptFailed = (state: AttemptState): boolean =>
  state === 'refused' || state === 'cancelled' || state === 'expired';

/** What an attempt is for. `providerRef` is null until its opening was noted, `paymentId` until it is paid. */
export interface PaymentAttempt {
  readonly state: AttemptState;
  readonly shopId: string;
  readonly orderNo: string;
  readonly providerRef: string | null;
  readonly paymentId: string | null;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** A payment as its provider states it. `paymentId` is the transaction's id once paid, `method` the provider's word for how. */
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

/** The fields of a report that do not fit its attempt. A genuine report is not enough: it must be about this payment. */
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

/** What staff must look at: money that came too late, twice, or not as asked. */
export type PaymentTask = 'latePayment' | 'doublePayment' | 'paymentMismatch';

/** `money`: whether the report settles the order, goes to suspense, or brings none. */
export interface ReportOutcome {
  readonly state: AttemptState;
  readonly money: 'order' | 'suspense' | 'none';
  readonly task: PaymentTask | null;
}

const nothingNew = (state: AttemptState): ReportOutcome => ({ state, money: 'none', task: null });

const isPaid = (state: AttemptState): boolean => state === 'paid' || state === 'late';

/** Money that came to us, in our currency, under a name that we have not booked yet, is booked whatever it was meant for. */
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
  orderTakesMoney: boolean,
): ReportOutcome => {
  if (report.paymentId === paymentId) return nothingNew(state);
  if (isPaid(state)) return { state, money: 'suspense', task: 'doublePayment' };
  return orderTakesMoney
    ? { state: 'paid', money: 'order', task: null }
    : { state: 'late', money: 'suspense', task: 'latePayment' };
};

/**
 * What a report brings. `orderTakesMoney`: the order is neither settled nor cancelled. A paid attempt stays paid whatever
 * is said of it later, an attempt that ended can still turn out paid, and the same payment counts once.
 */
export const outcomeOfReport = (
  attempt: PaymentAttempt,
  report: ReportedPayment,
  orderTakesMoney: boolean,
): ReportOutcome => {
  const different = reportDifferences(attempt, report);
  if (report.state === 'paid')
    return different.length > 0
      ? mismatchOutcome(attempt, report, different)
      : paidOutcome(attempt, report, orderTakesMoney);
  const ends = report.state !== 'open' && isAttemptActive(attempt.state) && different.length === 0;
  return nothingNew(ends ? report.state : attempt.state);
};
