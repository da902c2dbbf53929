/** Topping up a card or the wallet. Source: spec section 7 (S7.86, S7.87), A-08, A-87, A-172, A-184. It is paid, and given up, like an order, by its number. */
import { PaymentMeansFromCode } from '@offrande/domain/payment/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { BankTransferWire, SentReceiptWire } from './order.ts';
import { Amount, OrderNo, Text, UnitId } from './wire.ts';

/**
 * Begins a top-up of the customer's own card, or of the wallet where no card is named. `fee` null: it costs none. It
 * stands nowhere before its payment page is opened. One of the same card or wallet that is not paid ends. A company's wallet
 * may be filled by bank transfer (`03`) too: it waits for the money like an order, ends no other one, and no other one ends it.
 */
export const openTopUp = defineCall('openTopUp', {
  method: 'POST',
  path: '/transaction',
  auth: 'member',
  sealed: true,
  movesValue: true,
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    custId: Text,
    amount: Amount,
    cardNumber: Schema.optionalKey(Text),
    paymentMean: Schema.optionalKey(PaymentMeansFromCode),
  }),
  response: Schema.Struct({ transactionNo: OrderNo, fee: Schema.NullOr(Amount) }),
});

/**
 * The customer's top-ups that are not paid, newest first: those whose payment page was opened, and the one whose `transfer`
 * is awaited. `cardNumber` null: the wallet.
 */
export const topUpsToPay = defineCall('topUpsToPay', {
  method: 'POST',
  path: '/transaction/to-pay',
  auth: 'member',
  request: Schema.Struct({ aggregatorBuId: UnitId, custId: Text }),
  response: Schema.Struct({
    topUps: Schema.Array(
      Schema.Struct({
        transactionNo: OrderNo,
        cardNumber: Schema.NullOr(Text),
        amount: Amount,
        due: Amount,
        transfer: Schema.NullOr(
          Schema.Struct({ bankTransfer: BankTransferWire, createdAt: Text, receipt: Schema.NullOr(SentReceiptWire) }),
        ),
      }),
    ),
  }),
});

/**
 * Books the payment of a top-up and returns the new balance. A payment is booked once, even if its notification arrives
 * first; a repeated call returns the current balance. `cardNumber` is null for the wallet.
 */
export const bookTopUp = defineCall('bookTopUp', {
  method: 'POST',
  path: '/transaction/topup',
  auth: 'member',
  sealed: true,
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    paymentInfo: Schema.Struct({ paymentId: Text, cardToken: Schema.optionalKey(Text) }),
  }),
  response: Schema.Struct({ cardNumber: Schema.NullOr(Text), balance: Amount }),
});
