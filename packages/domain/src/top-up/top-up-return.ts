/**
 * The return from the provider to the card or the wallet that was topped up (S2.46, S2.47, S4.98, S4.99, A-87, A-130).
 * The card token is the provider's name for the payment card: never shown, never stored.
 */
import { Result } from 'effect';
import { formatAmountForField } from '../locale/index.ts';
import type { DecimalSeparator } from '../locale/index.ts';
import { decodeAmount } from '../money/index.ts';
import type { Currency } from '../money/index.ts';
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

/** Where the address names a card: its product, and the card among the product's own. */
export interface CardPlace {
  readonly itemCode: string;
  readonly card: string;
}

/** `entry`: the amount as a decimal string, for trying again. */
export interface TopUpUnderWay extends PaymentUnderWay {
  readonly entry: string;
}

/** What is stored before the buyer leaves. `place` null: the wallet is topped up. */
export const topUpUnderWay = (
  place: CardPlace | null,
  provider: PaymentProviderId,
  {
    transactionNo,
    paymentLogId,
    entry,
  }: { readonly transactionNo: string; readonly paymentLogId: string | null; readonly entry: string },
): TopUpUnderWay => ({
  type: place === null ? 'topupWallet' : 'topup',
  provider,
  orderNo: transactionNo,
  itemCode: place?.itemCode ?? null,
  card: place?.card ?? null,
  paymentLogId,
  chosenMeans: null,
  entry,
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

/** What the field says when a top-up is tried again: the amount that was left to pay; empty where that is lost. */
export const entryAgain = (entry: string | null, currency: Currency, separator: DecimalSeparator): string =>
  Result.match(decodeAmount(entry ?? '', currency), {
    onFailure: () => '',
    onSuccess: (amount) => formatAmountForField(amount, separator),
  });
