/**
 * The return from the provider to the card or the wallet that was topped up (S2.46, S2.47, S4.98, S4.99, A-87, A-130).
 * The card token is the provider's name for the payment card: never shown, never stored.
 */
import type { PaymentProviderId, PaymentUnderWay } from '../payment/index.ts';

/** The result in the address of the target page. */
export type TopUpReturn =
  | { readonly state: 'paid'; readonly paymentId: string; readonly cardToken: string | null }
  | { readonly state: 'failed' };

/** Parses the query of the target page; null if there is no returned payment, or its result is unknown. */
export const readTopUpReturn = (query: Readonly<Record<string, string>>): TopUpReturn | null => {
  const { paymentId = '', cardToken, failed } = query;
  if (failed === 'true') return { state: 'failed' };
  return paymentId === '' ? null : { state: 'paid', paymentId, cardToken: cardToken ?? null };
};

/** What is stored before the buyer leaves. `itemCode` null: the wallet is topped up. */
export const topUpUnderWay = (
  itemCode: string | null,
  provider: PaymentProviderId,
  { transactionNo, paymentLogId }: { readonly transactionNo: string; readonly paymentLogId: string | null },
): PaymentUnderWay => ({
  type: itemCode === null ? 'topupWallet' : 'topup',
  provider,
  orderNo: transactionNo,
  itemCode,
  paymentLogId,
  chosenMeans: null,
});

/** The body's `paymentInfo` of the call that books a top-up; made of a return that was paid. */
export interface TopUpPaymentInfo {
  readonly paymentId: string;
  readonly cardToken?: string;
}

export const topUpPaymentInfo = ({
  paymentId,
  cardToken,
}: Omit<Extract<TopUpReturn, { readonly state: 'paid' }>, 'state'>): TopUpPaymentInfo => ({
  paymentId,
  ...(cardToken === null ? {} : { cardToken }),
});
