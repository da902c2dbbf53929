/**
 * The payment providers. Another one is its file and a line here; exhaustive uses stop compiling until they handle it.
 */
import { Struct } from 'effect';
import { ingenico } from './ingenico.ts';
import { lyra } from './lyra.ts';
import { marketPay } from './market-pay.ts';
import { upstreamPay } from './upstream-pay.ts';

/** Every provider by its id (S3.134). */
export const PAYMENT_PROVIDERS = {
  UpstreamPay: upstreamPay,
  lyra,
  ingenico,
  marketPay,
} as const;

export type PaymentProviderId = keyof typeof PAYMENT_PROVIDERS;

export const PAYMENT_PROVIDER_IDS: readonly PaymentProviderId[] = Struct.keys(PAYMENT_PROVIDERS);
