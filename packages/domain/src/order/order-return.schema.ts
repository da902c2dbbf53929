/** What the address of an order page says of the payment that led there. Source: S4.94, A-33, A-130. */
import { readPaymentMeans } from '../payment/schema.ts';
import type { OrderReturn } from './order-view.ts';

/** `queryOf` gives a part of the address; null where it has none of that name. An unknown means is none. */
export const readOrderReturn = (queryOf: (name: string) => string | null): OrderReturn => {
  const means = queryOf('paymentMean');
  return {
    paymentId: queryOf('paymentId') || null,
    hasFailed: queryOf('failed') === 'true',
    means: means === null ? null : readPaymentMeans(means),
  };
};
