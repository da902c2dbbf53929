/** How payment is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { paymentMeansCode } from './payment-means-code.ts';
export type { PaymentMeansCode } from './payment-means-code.ts';
export { PaymentMeansFromCode, readPaymentMeans } from './payment-means.schema.ts';
export type { ReadablePaymentMeansCode } from './payment-means.schema.ts';
export { PaymentResultAnswer, paymentResultOf, PspResult } from './payment-result.schema.ts';
