/** Random payment attempts, and reports that fit them. */
import * as fc from 'fast-check';
import { anyMethod, anyOrderNo } from '../payment/testing.ts';
import { ATTEMPT_STATES } from './payment-attempt.ts';
import type { PaymentAttempt, ReportedPayment } from './payment-attempt.ts';

/** An attempt in any state. One that was paid has its payment's id. */
export const anyAttempt: fc.Arbitrary<PaymentAttempt> = fc
  .record({
    state: fc.constantFrom(...ATTEMPT_STATES),
    shopId: fc.constant('shop'),
    orderNo: anyOrderNo,
    providerRef: fc.option(fc.uuid()),
    paymentId: fc.uuid(),
    amountMinor: fc.bigInt({ min: 1n, max: 10_000_000n }),
    currency: fc.constantFrom('EUR', 'USD'),
  })
  .map(({ paymentId, ...attempt }) => ({
    ...attempt,
    paymentId: ['paid', 'late', 'mismatch'].includes(attempt.state) ? paymentId : null,
  }));

/** A report that matches the attempt in every field, of a payment that was not reported before. */
export const fittingReport = (
  attempt: PaymentAttempt,
  states: readonly ReportedPayment['state'][] = ['paid'],
): fc.Arbitrary<ReportedPayment> =>
  fc.record({
    attemptId: fc.uuid(),
    shopId: fc.constant(attempt.shopId),
    orderNo: fc.constant(attempt.orderNo),
    providerRef: fc.constant(attempt.providerRef ?? 'ref-1'),
    amountMinor: fc.constant(attempt.amountMinor),
    currency: fc.constant(attempt.currency),
    state: fc.constantFrom(...states),
    paymentId: fc.uuid(),
    method: anyMethod,
  });
