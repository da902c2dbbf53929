/** Random payments under way and provider results, including results for other orders. */
import * as fc from 'fast-check';
import { PAYMENT_MEANS } from './payment-means.ts';
import { PAYMENT_TYPES } from './payment-return.ts';
import type { PaymentResult, PaymentUnderWay } from './payment-return.ts';
import { PAYMENT_PROVIDER_IDS } from './providers/index.ts';

export const anyOrderNo: fc.Arbitrary<string> = fc.stringMatching(/^[A-Z]{2}[0-9]{6,12}$/);
export const anyPaymentMeans = fc.constantFrom(...PAYMENT_MEANS);
export const anyProviderId = fc.constantFrom(...PAYMENT_PROVIDER_IDS);

/** What the browser may still have stored of a payment on return. */
export const anyPaymentUnderWay: fc.Arbitrary<PaymentUnderWay> = fc.record({
  type: fc.constantFrom(...PAYMENT_TYPES),
  provider: anyProviderId,
  orderNo: fc.option(anyOrderNo),
  itemCode: fc.option(fc.stringMatching(/^[A-Z0-9]{4,10}$/)),
  card: fc.option(fc.stringMatching(/^[0-9]{4}(-[2-9])?$/)),
  paymentLogId: fc.option(fc.uuid()),
  chosenMeans: fc.option(anyPaymentMeans),
});

/** The three known methods in any letter case, some unknown ones, and none. */
export const anyMethod = fc.option(
  fc.constantFrom('creditcard', 'CreditCard', 'instantpayment', 'INSTANTPAYMENT', 'wallet', 'Wallet', 'cheque', ''),
);

/** A paid result for the given order. */
export const paidResult = (orderNo: string | null): fc.Arbitrary<PaymentResult & { readonly state: 'paid' }> =>
  fc.record({
    state: fc.constant('paid' as const),
    orderNo: fc.constant(orderNo),
    paymentId: fc.uuid(),
    method: anyMethod,
    cardToken: fc.option(fc.uuid()),
  });

/** A result that is not about the given order: another number, or none. */
export const strayResult = (orderNo: string): fc.Arbitrary<PaymentResult> =>
  fc
    .option(anyOrderNo.filter((other) => other !== orderNo))
    .chain((other) => fc.oneof(paidResult(other), fc.constant({ state: 'failed' as const, orderNo: other })));
