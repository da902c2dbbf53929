/** The code of each payment means in the return address and on the wire (S3.119 to S3.129, A-32). */
import type { PaymentMeans } from './payment-means.ts';

const CODES = {
  creditCard: 'C04',
  debitCard: '16',
  paypal: 'PP',
  instantTransfer: 'IBT',
  asynchronousTransfer: 'ABT',
  bankTransfer: '03',
  bankCheck: '05',
  wallet: '14',
  giftCard: '15',
  thirdPartyCoupon: '17',
  internalUse: 'INP',
} as const satisfies Record<PaymentMeans, string>;

/** A code as it is sent. */
export type PaymentMeansCode = (typeof CODES)[PaymentMeans];

/** The code of a means; never an alias. */
export const paymentMeansCode = (means: PaymentMeans): PaymentMeansCode => CODES[means];
