/**
 * The facts about a payment provider that are needed to handle its return. Source: spec section 4, A-33, S4.93 to
 * S4.102.
 */
import type { PaymentMeans } from '../payment-means.ts';

/** `redirectInfo`: asks redirect-info, then the result by its token. `paymentLog`: asks the result by the stored payment log id. */
export type ReturnProtocol = 'redirectInfo' | 'paymentLog';

export interface PaymentProvider<Id extends string = string> {
  readonly id: Id;
  readonly returnProtocol: ReturnProtocol;
  /**
   * The means that was actually used: `method` is the provider's name for it, `chosen` the one chosen at checkout. Null
   * if neither is known.
   */
  readonly meansUsed: (method: string | null, chosen: PaymentMeans | null) => PaymentMeans | null;
}

const METHODS: ReadonlyMap<string, PaymentMeans> = new Map<string, PaymentMeans>([
  ['creditcard', 'creditCard'],
  ['instantpayment', 'instantTransfer'],
  ['wallet', 'paypal'],
]);

/**
 * Decodes the method, ignoring letter case. An unknown one keeps the chosen means: a guess would corrupt the
 * books.
 */
export const meansOfMethod: PaymentProvider['meansUsed'] = (method, chosen) =>
  METHODS.get((method ?? '').toLowerCase()) ?? chosen;

/** Always the credit card, even for a debit card (A-33, S4.101). */
export const alwaysCreditCard: PaymentProvider['meansUsed'] = () => 'creditCard';
