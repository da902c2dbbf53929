/**
 * The destination of a buyer who returns from a payment provider (`/loading/{type}`): one function from the payment and
 * its result to a location. Source: spec section 4 (S4.93 to S4.102), A-33, A-36, A-87, A-130, A-160, A-179.
 */
import type { ShopLocation } from '../location/index.ts';
import { paymentMeansCode } from './payment-means-code.ts';
import type { PaymentMeans } from './payment-means.ts';
import { PAYMENT_PROVIDERS } from './providers/index.ts';
import type { PaymentProviderId } from './providers/index.ts';

export const PAYMENT_TYPES = ['order', 'topup', 'topupWallet'] as const;
/** The type in `/loading/{type}` (S2.43). */
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** What the shop stored before the buyer left; any part may be lost with the browser's storage. */
export interface PaymentUnderWay {
  readonly type: PaymentType;
  readonly provider: PaymentProviderId;
  readonly orderNo: string | null;
  /** The product of the card to top up. */
  readonly itemCode: string | null;
  /** Which of the product's cards it is, as the address of its page names it. */
  readonly card: string | null;
  readonly paymentLogId: string | null;
  readonly chosenMeans: PaymentMeans | null;
}

/** The answer of the result call. `method` is the provider's own name. */
export type PaymentResult =
  | {
      readonly state: 'paid';
      readonly orderNo: string | null;
      readonly paymentId: string;
      readonly method: string | null;
      readonly cardToken: string | null;
    }
  | { readonly state: 'failed'; readonly orderNo: string | null }
  | { readonly state: 'open'; readonly orderNo: string | null };

/**
 * The outcome of the return. `undecided`: the provider has not decided, or the request failed; the order is neither
 * paid nor failed.
 */
export type PaymentOutcome =
  | Exclude<PaymentResult, { readonly state: 'open' }>
  | { readonly state: 'undecided'; readonly orderNo: string | null };

/** If the number was lost nothing can be compared; a result without an order then leads home. */
const isForThis = ({ orderNo }: PaymentUnderWay, result: PaymentResult): boolean =>
  orderNo === null || result.orderNo === orderNo;

/**
 * The outcome of a result for the current payment. Only a result that reports this payment as failed or paid decides
 * it: one that is still open, or is about another order or none, decides nothing.
 */
export const outcomeOf = (underWay: PaymentUnderWay, result: PaymentResult): PaymentOutcome =>
  result.state !== 'open' && isForThis(underWay, result) ? result : { state: 'undecided', orderNo: underWay.orderNo };

const target = (underWay: PaymentUnderWay, orderNo: string | null): string | null => {
  switch (underWay.type) {
    case 'order':
      return orderNo === null ? null : `/order/${encodeURIComponent(orderNo)}`;
    case 'topup':
      return underWay.itemCode === null ? null : `/account/cards/${encodeURIComponent(underWay.itemCode)}`;
    case 'topupWallet':
      return '/account/wallet';
  }
};

const verdict = (outcome: PaymentOutcome): Record<string, string> => {
  if (outcome.state === 'paid') return { paymentId: outcome.paymentId };
  return outcome.state === 'failed' ? { failed: 'true' } : {};
};

const meansQuery = (underWay: PaymentUnderWay, outcome: PaymentOutcome): Record<string, string> => {
  const method = outcome.state === 'paid' ? outcome.method : null;
  const means = PAYMENT_PROVIDERS[underWay.provider].meansUsed(method, underWay.chosenMeans);
  return means === null ? {} : { paymentMean: paymentMeansCode(means) };
};

const topUpQuery = ({ type, card }: PaymentUnderWay, outcome: PaymentOutcome): Record<string, string> => ({
  ...(type === 'topup' && card !== null ? { card } : {}),
  ...(outcome.state === 'paid' && outcome.cardToken !== null ? { cardToken: outcome.cardToken } : {}),
});

/**
 * The address that replaces the return page. Orders carry `paymentId` (or `failed=true`) and `paymentMean`; top-ups
 * `cardToken` and `paymentId` (or `failed=true`), one of a card the card too. While undecided it has neither. Home if the payment's subject is
 * unknown.
 */
export const paymentReturnLocation = (underWay: PaymentUnderWay, outcome: PaymentOutcome): ShopLocation => {
  const path = target(underWay, underWay.orderNo ?? outcome.orderNo);
  if (path === null) return { path: '/', query: {} };
  const rest = underWay.type === 'order' ? meansQuery(underWay, outcome) : topUpQuery(underWay, outcome);
  return { path, query: { ...verdict(outcome), ...rest } };
};
