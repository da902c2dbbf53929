/** Random payments, for tests and stories. */
export {
  anyMethod,
  anyOrderNo,
  anyPaymentMeans,
  anyPaymentUnderWay,
  anyProviderId,
  paidResult,
  strayResult,
} from './payment.arbitraries.ts';
