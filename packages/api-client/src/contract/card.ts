/**
 * Calls about cards in their holders' hands. Source: spec section 7 (S7.13, S7.14, S7.88 to S7.97), A-72, A-86, A-89.
 * Amounts are decimal strings, dates yyyy/MM/dd; the domain's card schemas read the answers.
 */
import { CARD_EVENT_KINDS } from '@offrande/domain/card-history';
import { STATEMENT_PERIODS } from '@offrande/domain/card-statement';
import { CARD_LOCKS, CARD_STATES } from '@offrande/domain/card';
import { CARD_UPDATE_CODES } from '@offrande/domain/card-update';
import { TRANSFER_MODES } from '@offrande/domain/catalogue';
import { TRANSFER_METHODS } from '@offrande/domain/transfer';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { CaptchaTokens } from './captcha.ts';
import { cardPass, cardPrint, cardResend, sentCards } from './card-copy.ts';
import { CardNumber, Member } from './card-fields.ts';
import { applyCard, cardValidation, importCard } from './card-import.ts';
import { queryCard } from './coupon.ts';
import { Amount, Count, ItemCode, Text } from './wire.ts';

export const MemberProduct = Schema.Struct({
  itemCode: Schema.String,
  productName: Text,
  productImgUrl: Schema.NullOr(Text),
  categoryId: Schema.NullOr(Text),
  cardCount: Count,
  cardBalance: Amount,
});

/** The products that the member holds cards of, with how many and what they hold together. */
export const memberProducts = defineCall('memberProducts', {
  method: 'POST',
  path: '/member/getMemberProducts',
  auth: 'member',
  request: Schema.Struct({
    ...Member,
    productName: Schema.optionalKey(Text),
    categoryId: Schema.optionalKey(Text),
  }),
  response: Schema.Struct({ products: Schema.Array(MemberProduct) }),
});

export const MemberCard = Schema.Struct({
  cardNumber: Schema.NonEmptyString,
  /** Always null in a list: `cardPin` shows it. */
  pinCode: Schema.NullOr(Schema.String),
  cardBalance: Amount,
  initialBalance: Amount,
  /** Something was added or taken since it was issued. */
  hasMoved: Schema.Boolean,
  countryCode: Schema.String,
  purchaseDate: Schema.String,
  expiryDate: Schema.String,
  cardState: Schema.Literals(CARD_STATES),
  isBlocked: Schema.Boolean,
  lock: Schema.NullOr(Schema.Literals(CARD_LOCKS)),
});

/** The member's cards of one product, newest first. */
export const memberCards = defineCall('memberCards', {
  method: 'POST',
  path: '/member/getMemberGiftCardsWithProduct',
  version: 'v4',
  auth: 'member',
  request: Schema.Struct({ ...Member, itemCode: ItemCode }),
  response: Schema.Struct({
    itemCode: Schema.NonEmptyString,
    productName: Schema.String,
    productImageUrl: Schema.NullOr(Schema.String),
    howToUse: Schema.String,
    termOfService: Schema.String,
    redeemPlace: Schema.String,
    transferMode: Schema.Literals(TRANSFER_MODES),
    isReloadable: Schema.Boolean,
    isThirdPartyProduct: Schema.Boolean,
    cardList: Schema.Array(MemberCard),
  }),
});

/** The PIN of an own card, shown at its owner's request. */
export const cardPin = defineCall('cardPin', {
  method: 'POST',
  path: '/card/cardPin',
  auth: 'member',
  sealed: true,
  request: Schema.Struct({ ...Member, cardNumber: CardNumber }),
  response: Schema.Struct({ pinCode: Schema.NullOr(Schema.String) }),
});

/** Sets something on an own card; setting it again changes nothing. */
export const updateCard = defineCall('updateCard', {
  method: 'POST',
  path: '/card/updateCard',
  auth: 'member',
  sealed: true,
  request: Schema.Struct({
    ...Member,
    cardNumber: CardNumber,
    action: Schema.Literals(Object.values(CARD_UPDATE_CODES)),
  }),
  response: MemberCard,
});

/** One page of a card's history, newest first: of an own card, or of one whose PIN this session has proven. */
export const cardTransactions = defineCall('cardTransactions', {
  method: 'POST',
  path: '/card/cardTransactions',
  auth: 'buyer',
  sealed: true,
  request: Schema.Struct({
    ...Member,
    cardNumber: CardNumber,
    pageNo: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 99_999 })),
    ...CaptchaTokens,
  }),
  response: Schema.Struct({
    totalCount: Count,
    transactionList: Schema.Array(
      Schema.Struct({
        kind: Schema.Literals(CARD_EVENT_KINDS),
        amount: Amount,
        balanceAfter: Amount,
        at: Schema.String,
        reference: Schema.NullOr(Schema.String),
        isExpiry: Schema.optionalKey(Schema.Boolean),
      }),
    ),
  }),
});

/** Gives a card's value, or a part of it where its product allows that, to a friend. */
export const cardTransfer = defineCall('cardTransfer', {
  method: 'POST',
  path: '/card/cardTransfer',
  auth: 'member',
  sealed: true,
  movesValue: true,
  request: Schema.Struct({
    ...Member,
    cardNumber: CardNumber,
    method: Schema.Literals(TRANSFER_METHODS),
    friendName: Text,
    email: Schema.optionalKey(Text),
    mobileNo: Schema.optionalKey(Text),
    amount: Schema.optionalKey(Amount),
  }),
  response: Schema.Struct({ cardBalance: Amount, amount: Amount }),
});

/** The statement of an own card over a period as PDF; `content` is base64. */
export const cardStatement = defineCall('cardStatement', {
  method: 'POST',
  path: '/card/cardStatement',
  auth: 'member',
  sealed: true,
  request: Schema.Struct({ ...Member, cardNumber: CardNumber, period: Schema.Literals(STATEMENT_PERIODS) }),
  response: Schema.Struct({ fileName: Text, contentType: Text, content: Schema.String }),
});

/** Whether the owner of a card is reminded of its end. With `isWanted` that is set first; setting it again changes nothing. */
export const cardReminder = defineCall('cardReminder', {
  method: 'POST',
  path: '/card/cardReminder',
  auth: 'member',
  sealed: true,
  request: Schema.Struct({ ...Member, cardNumber: CardNumber, isWanted: Schema.optionalKey(Schema.Boolean) }),
  response: Schema.Struct({ isWanted: Schema.Boolean }),
});

export const cardCalls = {
  queryCard,
  memberProducts,
  memberCards,
  cardPin,
  updateCard,
  cardTransactions,
  cardTransfer,
  cardPrint,
  cardPass,
  cardStatement,
  cardReminder,
  cardResend,
  sentCards,
  cardValidation,
  importCard,
  applyCard,
} as const;
