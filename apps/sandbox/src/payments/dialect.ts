/** What each provider's dialect supplies: its API, its signed message, the address that returns to the shop. */
import type { Hono } from 'hono';
import type { Payment } from './payment.ts';
import type { PaymentStore } from './payment-store.ts';

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
  /** The address that the browser returns to. */
  returnAddress(payment: Payment): string;
}

/** Adds fields to the query of an address, next to those that it already has. */
export const withQuery = (address: string, fields: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
};

/** A short, non-empty string field of a request; null for anything else. */
export const readString = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 2000 ? value : null;

export const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** An HTTP address that a browser or a message may be sent to; null for anything else. */
export const readUrl = (value: unknown): string | null => {
  const url = readString(value);
  return url && /^https?:\/\//.test(url) && URL.canParse(url) ? url : null;
};
