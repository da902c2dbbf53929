/** Payment means on the wire. Aliases are decoded but never sent. Source: S3.119 to S3.130, A-32. */
import { Schema, SchemaTransformation } from 'effect';
import { paymentMeansCode } from './payment-means-code.ts';
import type { PaymentMeansCode } from './payment-means-code.ts';
import { PAYMENT_MEANS } from './payment-means.ts';
import type { PaymentMeans } from './payment-means.ts';

const ALIASES = {
  CC: 'creditCard',
  DC: 'debitCard',
  BT: 'bankTransfer',
  BC: 'bankCheck',
  GC: 'giftCard',
  TGC: 'thirdPartyCoupon',
  MW: 'wallet',
} as const satisfies Record<string, PaymentMeans>;

/** A code that can be decoded. */
export type ReadablePaymentMeansCode = PaymentMeansCode | keyof typeof ALIASES;

const readable: ReadonlyMap<string, PaymentMeans> = new Map<string, PaymentMeans>([
  ...PAYMENT_MEANS.map((means) => [paymentMeansCode(means), means] as const),
  ...Object.entries(ALIASES),
]);

/** The means for a code or an alias; null for anything else. */
export const readPaymentMeans = (code: string): PaymentMeans | null => readable.get(code) ?? null;

/** Codes and aliases to means; encodes to the code. Anything else is refused. */
export const PaymentMeansFromCode = Schema.Literals([...readable.keys()]).pipe(
  Schema.decodeTo(
    Schema.Literals(PAYMENT_MEANS),
    SchemaTransformation.transform<PaymentMeans, string>({
      decode: (code) => readable.get(code)!,
      encode: paymentMeansCode,
    }),
  ),
);
