/**
 * What is written down of a call of a payment that failed: which call, why, and nothing of a card. Such failures raise
 * no popup of their own (S8.59, S8.60, A-37). Source: S7.105 to S7.113.
 */
import type { GatewayFailure } from '../gateway/index.ts';

/** The calls to a provider, in the order in which a payment makes those that its provider needs (S7.108). The server makes them, never the browser. */
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

/** Twelve to nineteen digits, with blanks or hyphens between them: what a payment card's number looks like. */
const CARD_NUMBER = /\d(?:[ -]?\d){11,18}/gu;

/** The text with everything that looks like a payment card's number left out. */
export const withoutCardNumbers = (text: string): string => text.replace(CARD_NUMBER, '…');

/** The entry of a failure. A provider's message may repeat what was sent to it, so card numbers are left out of it. */
export const paymentLogEntry = (
  call: PaymentCall,
  { reason, code, message }: GatewayFailure,
  paymentLogId: string | null,
): PaymentLogEntry => ({ call, paymentLogId, reason, code, message: withoutCardNumbers(message) });
