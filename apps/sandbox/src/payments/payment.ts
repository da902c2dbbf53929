/**
 * A hosted payment, common to all dialects, and the scenarios that it may follow. Amounts are integer minor units.
 * `accept` to `cancel` are offered on the page; the others are for tests.
 */

export type PaymentState = 'open' | 'paid' | 'refused' | 'cancelled' | 'expired';

export const SCENARIOS = [
  'accept',
  'refuse',
  'challenge',
  'slow',
  'twice',
  'noReturn',
  'noNotification',
  'cancel',
  'lateNotification',
  'vanish',
  'expire',
] as const;
export type Scenario = (typeof SCENARIOS)[number];

export const METHODS = ['card', 'transfer', 'wallet'] as const;
export type Method = (typeof METHODS)[number];

/** What the provider knows about the shop's order; all of it is echoed in every message and answer. */
export interface PaymentTerms {
  readonly shopId: string;
  readonly orderNo: string;
  readonly attemptId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly digits: number;
  readonly email: string;
  readonly language: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
}

/** A message that was sent to the shop; `status` is the shop's HTTP status, or null if it did not answer. */
export interface Delivery {
  readonly at: number;
  readonly status: number | null;
}

export interface Payment extends PaymentTerms {
  readonly ref: string;
  readonly dialect: string;
  readonly openedAt: number;
  state: PaymentState;
  /** The shop wants it no more; its state is `cancelled`. */
  isClosedByShop: boolean;
  paymentId: string | null;
  method: Method;
  challengeFailures: number;
  scripted: Script | null;
  readonly deliveries: Delivery[];
}

/** The outcome that a test wants for a payment. `claims` are fields that the provider then states wrongly. */
export interface Script {
  readonly scenario: Scenario;
  readonly delayMs?: number;
  readonly method?: Method;
  readonly claims?: Partial<Pick<PaymentTerms, 'shopId' | 'orderNo' | 'attemptId' | 'amountMinor' | 'currency'>>;
}

/** The payment as the provider reports it to the shop. */
export const asStated = (payment: Payment): Payment => ({ ...payment, ...payment.scripted?.claims });

/** Minor units as a decimal string with exactly the currency's decimals: 1250 is `12.50`. */
export const decimalAmount = (amountMinor: number, digits: number): string => {
  if (digits === 0) return String(amountMinor);
  const padded = String(amountMinor).padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
};

/** The number of decimals of a currency; 2 for an unknown code. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
