/**
 * The sandbox's payment and identity providers and its company register in this process: their own dialects, keys and API, reached through the shop's real
 * adapters without a socket. Replaces the global `fetch` until it is closed.
 */
import { Hono } from 'hono';
import type { PaymentProviderId } from '@offrande/domain/payment';
import type { SignedMessage } from '../../sandbox/src/payments/dialect.ts';
import { companyRegisterRoutes } from '../../sandbox/src/company-register/index.ts';
import { identityRoutes } from '../../sandbox/src/identity/index.ts';
import { findDialect, dialects } from '../../sandbox/src/payments/dialects.ts';
import type { Payment } from '../../sandbox/src/payments/payment.ts';
import { PaymentStore } from '../../sandbox/src/payments/payment-store.ts';

export const SANDBOX_URL = 'http://sandbox.test';

export interface InProcessSandbox {
  readonly payments: PaymentStore;
  close(): void;
}

export const openInProcessSandbox = (): InProcessSandbox => {
  const payments = new PaymentStore();
  const app = new Hono();
  app.route('/', identityRoutes());
  app.route('/', companyRegisterRoutes());
  for (const dialect of dialects) app.route(dialect.path, dialect.api(payments));
  const outside = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(SANDBOX_URL) ? app.request(request) : outside(input, init);
  };
  return { payments, close: () => void (globalThis.fetch = outside) };
};

/** The provider's signed message about a payment, in its dialect; `stated` overrides the actual values. */
export const signedMessage = (payment: Payment, stated: Partial<Payment> = {}): SignedMessage =>
  findDialect(payment.dialect).notification({ ...payment, ...stated });

/** The buyer pays. */
export const markPaid = (payment: Payment, paymentId: string): void => {
  payment.state = 'paid';
  payment.paymentId = paymentId;
};

export const findPayment = (payments: PaymentStore, provider: PaymentProviderId, attemptId: string): Payment => {
  const payment = payments.byAttempt(attemptId, provider);
  if (payment === undefined) throw new Error(`The provider has no payment for ${attemptId}`);
  return payment;
};
