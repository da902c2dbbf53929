/** Random payments, for tests and stories. */
export {
  anyAttempt,
  anyMethod,
  anyOrderNo,
  anyPaymentMeans,
  anyPaymentUnderWay,
  anyProviderId,
  fittingReport,
  paidResult,
  strayResult,
} from './payment.arbitraries.ts';
