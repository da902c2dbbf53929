/**
 * Calls about a card's copies: printed, in the wallet of a phone, and sent again. Source: S7.93, S7.94, S8.53, A-95,
 * decision 033.
 */
import { WALLETS } from '@offrande/domain/card-copy';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { CaptchaTokens } from './captcha.ts';
import { CardId, CardNumber, Member } from './card-fields.ts';
import { OrderNo, Text, UnitId } from './wire.ts';

/** Where an own card can be fetched from as a PDF, for a short time and by this browser only. */
export const cardPrint = defineCall('cardPrint', {
  method: 'POST',
  path: '/card/cardPrint',
  auth: 'member',
  sealed: true,
  request: Schema.Struct({ ...Member, cardNumber: CardNumber }),
  response: Schema.Struct({ pdfUrl: Text }),
});

/**
 * A pass of an own card, without its PIN: for Apple Wallet where the file can be fetched from, for a short time and by this
 * browser only; for Google Wallet the address that saves it.
 */
export const cardPass = defineCall('cardPass', {
  method: 'POST',
  path: '/card/cardPass',
  auth: 'member',
  sealed: true,
  request: Schema.Struct({ ...Member, cardNumber: CardNumber, wallet: Schema.Literals(WALLETS) }),
  response: Schema.Struct({ passUrl: Text }),
});

/**
 * Sends by email, once for its key: an own card to whom its owner names, or the cards of an own order once more to the
 * receiver that the order named. One of `cardNumber` and `orderNo` is there. With `cardId` beside `orderNo`, that card goes
 * where it went, by email or SMS, or to a corrected address; what was sent before is void then.
 */
export const cardResend = defineCall('cardResend', {
  method: 'POST',
  path: '/card/cardResend',
  auth: 'buyer',
  sealed: true,
  movesValue: true,
  request: Schema.Struct({
    ...Member,
    cardNumber: Schema.optionalKey(CardNumber),
    orderNo: Schema.optionalKey(OrderNo),
    cardId: Schema.optionalKey(CardId),
    receiverEmail: Schema.optionalKey(Text),
    mobileNo: Schema.optionalKey(Text),
    ...CaptchaTokens,
  }),
  response: Schema.Struct({ receiverEmail: Text }),
});

/**
 * The cards of an order that go to receivers by email or SMS, where they may be sent again; of a very big order only those
 * that reached nobody.
 */
export const sentCards = defineCall('sentCards', {
  method: 'GET',
  path: '/order/cards/{orderNo}',
  auth: 'buyer',
  request: Schema.Struct({ aggregatorBuId: UnitId, orderNo: OrderNo }),
  response: Schema.Struct({
    cards: Schema.Array(
      Schema.Struct({
        cardId: CardId,
        productName: Text,
        receiverName: Text,
        /** Null on a channel that the card does not use. */
        email: Schema.NullOr(Text),
        mobile: Schema.NullOr(Text),
        /** When it went out last; null while its first message waits. */
        sentAt: Schema.NullOr(Text),
        /** When its first message will go out. */
        dueAt: Schema.NullOr(Text),
        /** It reached nobody. */
        isUndelivered: Schema.Boolean,
        /** Why it stays where it is; null if it may be sent again. */
        hindrance: Schema.NullOr(Text),
      }),
    ),
  }),
});
