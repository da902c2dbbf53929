/** A member's wallet and history in the domain's words. Source: S7.12, S7.18, A-88, A-93, A-184. */
import type { Currency } from '@offrande/domain/money';
import { readOrderStatus } from '@offrande/domain/order';
import type { Page } from '@offrande/domain/paging';
import { readPaymentMeans } from '@offrande/domain/payment/schema';
import type { TopUpLimits, WalletTransferTerms } from '@offrande/domain/top-up';
import type { HistoryRequest, TransactionKind, TransactionRecord, Wallet } from '@offrande/domain/wallet';
import {
  encodeHistoryRequest,
  WalletEntryKindFromCode,
  walletFromWire,
  WalletStatusFromCode,
} from '@offrande/domain/wallet/schema';
import { Schema } from 'effect';
import type { Client } from '../client/client.ts';
import { getMemberHistory, getMemberWallet } from '../contract/wallet.ts';
import type { ResponseOf } from '../contract/index.ts';
import { readable, readAmount, readInstant } from './read-answer.ts';

export interface WalletGateway {
  /** Null where the customer has none. */
  readWallet(custId: string): Promise<Wallet | null>;
  /** The limits of one top-up of the wallet; null if it accepts none. */
  readTopUpLimits(custId: string): Promise<TopUpLimits | null>;
  /** The terms of filling the wallet by transfer; null where that is not offered. */
  readTransferTerms(custId: string): Promise<WalletTransferTerms | null>;
  readHistory(request: HistoryRequest): Promise<Page<TransactionRecord>>;
}

type WireRecord = ResponseOf<typeof getMemberHistory>['transactionRecords'][number];

const decodeEntry = Schema.decodeUnknownSync(WalletEntryKindFromCode);
const decodeStatus = Schema.decodeUnknownSync(WalletStatusFromCode);

/** Throws where a part that the kind needs is missing or cannot be read. */
const recordOf = (kind: TransactionKind, wire: WireRecord, currency: Currency): TransactionRecord => {
  const at = readInstant(wire.at, getMemberHistory.name);
  const { reference, productName, status, paymentMean, entry, friendName, purchaseOrder } = wire;
  const amount = readAmount(wire.amount, currency, getMemberHistory.name);
  const facts = { reference, at, productName, amount };
  switch (kind) {
    case 'order':
      return {
        ...facts,
        kind,
        status: readOrderStatus(status ?? '', readPaymentMeans(paymentMean ?? '')),
        purchaseOrder,
      };
    case 'wallet':
      return { ...facts, kind, entry: decodeEntry(entry), status: decodeStatus(status) };
    case 'transfer':
    case 'receive':
      return { ...facts, kind, friendName: friendName ?? '' };
  }
};

export const createWalletGateway = (client: Client, currency: Currency): WalletGateway => {
  const unit = { aggregatorBuId: client.unitId };
  const amountOf = (text: string) => readAmount(text, currency, getMemberWallet.name);
  const decodeWallet = Schema.decodeUnknownSync(walletFromWire(currency));
  return {
    readWallet: async (custId) => {
      const { wallet } = await client.call(getMemberWallet, { ...unit, custId });
      return wallet === null ? null : readable(getMemberWallet.name, () => decodeWallet(wallet));
    },
    readTopUpLimits: async (custId) => {
      const { topUpLimits } = await client.call(getMemberWallet, { ...unit, custId });
      return topUpLimits && { minAmount: amountOf(topUpLimits.minAmount), maxAmount: amountOf(topUpLimits.maxAmount) };
    },
    readTransferTerms: async (custId) => {
      const { transferTerms: terms } = await client.call(getMemberWallet, { ...unit, custId });
      return terms && { minAmount: amountOf(terms.minAmount), walletMax: amountOf(terms.walletMax) };
    },
    readHistory: async (request) => {
      const historyType = request.filter.kind;
      const sent = { ...unit, ...encodeHistoryRequest(request), historyType };
      const { transactionRecords, totalCount } = await client.call(getMemberHistory, sent);
      const items = readable(getMemberHistory.name, () =>
        transactionRecords.map((record) => recordOf(historyType, record, currency)),
      );
      return { items, totalCount, page: request.page };
    },
  };
};
