/** The member's wallet and history. Source: spec section 7 (S7.12, S7.18, S7.19), A-88, A-93, A-184. */
import { PURCHASE_ORDER_MAX } from '@offrande/domain/invoicing';
import { TransactionKindFromCode } from '@offrande/domain/wallet/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Amount, Count, Text, UnitId } from './wire.ts';

/**
 * Wallet null where the unit has none for such a customer; `topUpLimits` null where nothing can be added to it, `transferTerms`
 * null where it is not filled by bank transfer: else the least amount, and what the wallet may come to by it.
 */
export const getMemberWallet = defineCall('getMemberWallet', {
  method: 'POST',
  path: '/member/getMemberWallet',
  auth: 'member',
  request: Schema.Struct({ aggregatorBuId: UnitId, custId: Text }),
  response: Schema.Struct({
    wallet: Schema.NullOr(
      Schema.Struct({
        balance: Amount,
        totalBalance: Amount,
        inProgressBalance: Amount,
        orderCount: Count,
        isReloadable: Schema.Boolean,
        cardNumber: Schema.NullOr(Text),
        processAmount: Amount,
      }),
    ),
    topUpLimits: Schema.NullOr(Schema.Struct({ minAmount: Amount, maxAmount: Amount })),
    transferTerms: Schema.NullOr(Schema.Struct({ minAmount: Amount, walletMax: Amount })),
  }),
});

/** A date as yyyy/MM/dd; empty for none. */
const DateText = Schema.String.check(Schema.isPattern(/^(\d{4}\/\d{2}\/\d{2})?$/));

/**
 * `status` is a code of the kind: of an order with the `paymentMean` it depends on, of a wallet's `entry`; null of
 * transfers, which name their other party in `friendName`. `purchaseOrder` is a company's own number of an order.
 */
export const TransactionRecordWire = Schema.Struct({
  reference: Text,
  at: Text,
  productName: Text,
  amount: Amount,
  status: Schema.NullOr(Text),
  paymentMean: Schema.NullOr(Text),
  entry: Schema.NullOr(Schema.Literals(['P', 'L', 'C'])),
  friendName: Schema.NullOr(Text),
  purchaseOrder: Schema.NullOr(Text),
});

/** One page of one kind, newest first; orders unless another kind is named. Empty fields filter nothing. */
export const getMemberHistory = defineCall('getMemberHistory', {
  method: 'POST',
  path: '/member/getMemberHistory',
  version: 'v3',
  auth: 'member',
  sealed: true,
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    custId: Text,
    historyType: Schema.optionalKey(TransactionKindFromCode),
    page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 99_999 })),
    cardNumber: Schema.optionalKey(Text),
    dateBegin: Schema.optionalKey(DateText),
    dateEnd: Schema.optionalKey(DateText),
    status: Schema.optionalKey(Schema.Array(Text).check(Schema.isMaxLength(12))),
    productName: Schema.optionalKey(Text),
    /** A part of a company's own number of its order; beside the fields of S7.18. */
    purchaseOrder: Schema.optionalKey(Text.check(Schema.isMaxLength(PURCHASE_ORDER_MAX))),
  }),
  response: Schema.Struct({
    historyType: TransactionKindFromCode,
    totalCount: Count,
    transactionRecords: Schema.Array(TransactionRecordWire),
  }),
});
