/** Payment means as the wire spells them. Aliases are understood when read and never sent. Source: S3.119 to S3.130, A-32. */
import { Schema, SchemaTransformation } from 'effect';
import { PAYMENT_MEANS } from './payment-means.ts';
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

const ALIASES = {
  CC: 'creditCard',
  DC: 'debitCard',
  BT: 'bankTransfer',
  BC: 'bankCheck',
  GC: 'giftCard',
  TGC: 'thirdPartyCoupon',
  MW: 'wallet',
} as const satisfies Record<string, PaymentMeans>;

/** A code that is sent. */
export type PaymentMeansCode = (typeof CODES)[PaymentMeans];
/** A code that is understood. */
export type ReadablePaymentMeansCode = PaymentMeansCode | keyof typeof ALIASES;

const readable: ReadonlyMap<string, PaymentMeans> = new Map<string, PaymentMeans>([
  ...PAYMENT_MEANS.map((means) => [CODES[means], means] as const),
  ...Object.entries(ALIASES),
]);

/** The code sent for a means; never an alias. */
export const paymentMeansCode = (means: PaymentMeans): PaymentMeansCode => CODES[means];

/** The means behind a code or an alias; null for anything else. */
export const readPaymentMeans = (code: string): PaymentMeans | null => readable.get(code) ?? null;

/** Codes and aliases to means; encodes to the code. Anything else is refused. */
export const PaymentMeansFromCode = Schema.Literals([...readable.keys()]).pipe(
  Schema.decodeTo(
    Schema.Literals(PAYMENT_MEANS),
    SchemaTransformation.transform<PaymentMeans, string>({
      decode: (code) => readable.get(code) ?? 'internalUse',
      encode: paymentMeansCode,
    }),
  ),
);
