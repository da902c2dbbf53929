/** How payment is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { paymentMeansCode, PaymentMeansFromCode, readPaymentMeans } from './payment-means.schema.ts';
export type { PaymentMeansCode, ReadablePaymentMeansCode } from './payment-means.schema.ts';
export { PaymentSessionAnswer, readPaymentSession } from './payment-session.schema.ts';
export type { PaymentSessionRefused } from './payment-session.schema.ts';
export { PaymentResultAnswer, paymentResultOf, PspResult } from './payment-result.schema.ts';
