/**
 * The log entry of a failed payment call: the call and the reason, without card data. Such failures show no popup of
 * their own (S8.59, S8.60, A-37). Source: S7.105 to S7.113.
 */
import type { GatewayFailure } from '../gateway/index.ts';

/**
 * The calls to a provider, in their order in a payment, of which each provider needs some (S7.108). The server makes
 * them, never the browser.
 */
export const PROVIDER_CALLS = [
  'initToken',
  'init',
  'tokenized',
  'createPayment',
  'confirmPayment',
  'threeDSecureConfirmation',
  'capture',
] as const;
export type ProviderCall = (typeof PROVIDER_CALLS)[number];

/** Every call of a payment: the shop's own, then the provider's. */
export const PAYMENT_CALLS = ['csrfToken', 'paymentSession', 'redirectInfo', 'result', ...PROVIDER_CALLS] as const;
export type PaymentCall = (typeof PAYMENT_CALLS)[number];

export interface PaymentLogEntry {
  readonly call: PaymentCall;
  readonly paymentLogId: string | null;
  readonly reason: string;
  readonly code: string | null;
  readonly message: string;
}

/** Twelve to nineteen digits, with spaces or hyphens between them: the format of a payment card's number. */
const CARD_NUMBER = /\d(?:[ -]?\d){11,18}/gu;

/** The string without anything that looks like a payment card's number. */
export const withoutCardNumbers = (text: string): string => text.replace(CARD_NUMBER, '…');

/** The entry of a failure. A provider's message may repeat its request, so card numbers are removed. */
export const paymentLogEntry = (
  call: PaymentCall,
  { reason, code, message }: GatewayFailure,
  paymentLogId: string | null,
): PaymentLogEntry => ({ call, paymentLogId, reason, code, message: withoutCardNumbers(message) });
