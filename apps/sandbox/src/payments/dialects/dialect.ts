/** What one provider's dialect gives to the hosted page: its own API, its signed message, its way back to the shop. */
import type { Hono } from 'hono';
import type { Payment } from '../payment.ts';
import type { PaymentStore } from '../payment-store.ts';

export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Dialect {
  readonly id: string;
  readonly name: string;
  /** Where its API is mounted, such as `/lyra`. */
  readonly path: string;
  api(store: PaymentStore): Hono;
  /** The message to `notifyUrl`. The same state of a payment always gives the same body; a header may carry the time of sending. */
  notification(payment: Payment): SignedMessage;
  /** The address that the browser goes back to. */
  returnAddress(payment: Payment): string;
}

/** Adds fields to an address and keeps what its query already says. */
export const withFields = (address: string, fields: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
};

/** A short text field of a request, or null when it is none. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 2000 ? value : null;

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A web address that a browser or a message may be sent to. */
export const addressOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null;
};
