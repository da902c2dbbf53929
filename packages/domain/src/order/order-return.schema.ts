/** The payment's result in the address of an order page. Source: S4.94, A-33, A-130. */
import { readPaymentMeans } from '../payment/schema.ts';
import type { OrderReturn } from './order-view.ts';

/** `queryOf` returns a parameter of the address, or null. An unknown means becomes null. */
export const readOrderReturn = (queryOf: (name: string) => string | null): OrderReturn => {
  const means = queryOf('paymentMean');
  return {
    paymentId: queryOf('paymentId') || null,
    hasFailed: queryOf('failed') === 'true',
    means: means === null ? null : readPaymentMeans(means),
  };
};
