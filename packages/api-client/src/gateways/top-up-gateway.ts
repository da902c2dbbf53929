/** The calls that the top-up machine invokes. Source: S7.86, S7.87, A-87, A-172, A-184. */
import { encodeAmount, type Currency } from '@offrande/domain/money';
import type {
  AwaitedTransfer,
  BookedTopUp,
  TopUpOpened,
  TopUpPaymentInfo,
  TopUpRequest,
  TopUpToPay,
} from '@offrande/domain/top-up';
import type { Client } from '../client/client.ts';
import { cancelOrder } from '../contract/order.ts';
import { bookTopUp, openTopUp, topUpsToPay } from '../contract/top-up.ts';
import type { ResponseOf } from '../contract/index.ts';
import type { IntentionKeys } from './intention-keys.ts';
import { readAmount, readInstant } from './read-answer.ts';

export interface TopUpGateway {
  openTopUp(request: TopUpRequest): Promise<TopUpOpened>;
  /** Begun at the provider or awaited by transfer, and not paid. */
  readTopUpsToPay(): Promise<readonly TopUpToPay[]>;
  /** Refused where it was paid meanwhile. */
  giveUpTopUp(topUp: { readonly transactionNo: string }): Promise<void>;
  /** A payment is booked once, however often this is called. */
  bookTopUp(payment: TopUpPaymentInfo): Promise<BookedTopUp>;
}

type Transfer = NonNullable<ResponseOf<typeof topUpsToPay>['topUps'][number]['transfer']>;

const instantOf = (text: string) => readInstant(text, topUpsToPay.name);

const transferOf = ({ bankTransfer, createdAt, receipt }: Transfer): AwaitedTransfer => ({
  account: bankTransfer,
  createdAt: instantOf(createdAt),
  receipt: receipt && { fileName: receipt.fileName, receivedAt: instantOf(receipt.receivedAt) },
});

/** `custId` is the signed-in customer's. */
export const createTopUpGateway = (
  client: Client,
  currency: Currency,
  custId: string,
  keys: IntentionKeys,
): TopUpGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    openTopUp: async ({ cardNumber, amount, means }) => {
      const request = {
        ...unit,
        custId,
        amount: encodeAmount(amount),
        ...(cardNumber === null ? {} : { cardNumber }),
        ...(means === undefined ? {} : { paymentMean: means }),
      };
      const { transactionNo, fee } = await keys.run(`top up ${JSON.stringify(request)}`, (idempotencyKey) =>
        client.call(openTopUp, request, { idempotencyKey }),
      );
      return { transactionNo, fee: fee === null ? null : readAmount(fee, currency, openTopUp.name) };
    },
    readTopUpsToPay: async () => {
      const { name } = topUpsToPay;
      const { topUps } = await client.call(topUpsToPay, { ...unit, custId });
      return topUps.map(({ amount, due, transfer, ...topUp }) => ({
        ...topUp,
        amount: readAmount(amount, currency, name),
        due: readAmount(due, currency, name),
        transfer: transfer && transferOf(transfer),
      }));
    },
    giveUpTopUp: async ({ transactionNo }) => {
      await keys.run(`cancel ${transactionNo}`, (idempotencyKey) =>
        client.call(cancelOrder, { ...unit, orderNo: transactionNo }, { idempotencyKey }),
      );
    },
    bookTopUp: async (paymentInfo) => {
      const { cardNumber, balance } = await client.call(bookTopUp, { ...unit, paymentInfo });
      return { cardNumber, balance: readAmount(balance, currency, bookTopUp.name) };
    },
  };
};
