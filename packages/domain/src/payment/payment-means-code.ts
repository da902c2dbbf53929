/** The code of each payment means, as the return address and the wire carry it (S3.119 to S3.129, A-32). */
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

/** A code that is sent. */
export type PaymentMeansCode = (typeof CODES)[PaymentMeans];

/** The code sent for a means; never an alias. */
export const paymentMeansCode = (means: PaymentMeans): PaymentMeansCode => CODES[means];
