/**
 * The card query, and with a cart the coupon query: one call, distinguished by `cartList`. Source: spec section 7
 * (S7.90, S7.103, S7.104), A-15, A-100.
 */
import { CARD_LOCKS, CARD_STATES } from '@offrande/domain/card';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { CaptchaTokens } from './captcha.ts';
import { Amount, Code, Count, ItemCode, Text, UnitId } from './wire.ts';

export const CouponCartLine = Schema.Struct({
  itemCode: ItemCode,
  parentItemCode: Schema.optionalKey(ItemCode),
  amount: Amount,
  qty: Count,
});

/** What a query without a cart returns besides the balance. Dates are yyyy/MM/dd. */
export const QueriedCard = Schema.Struct({
  itemCode: Schema.String,
  initialBalance: Amount,
  /** Something was added or taken since it was issued. */
  hasMoved: Schema.Boolean,
  expiryDate: Text,
  cardState: Schema.Literals(CARD_STATES),
  lock: Schema.NullOr(Schema.Literals(CARD_LOCKS)),
});

/**
 * With a cart, a query that succeeds also proves the right to spend the card in this buyer's session; without one it
 * clears no items, returns the card's details, and opens its history for ten minutes.
 */
export const queryCard = defineCall('queryCard', {
  method: 'POST',
  path: '/card/queryCard',
  version: 'v4',
  auth: 'buyer',
  sealed: true,
  unitField: 'aggregatorBu',
  request: Schema.Struct({
    aggregatorBu: UnitId,
    cardNumber: Code,
    pinCode: Schema.optionalKey(Code),
    custId: Schema.optionalKey(Text),
    cartList: Schema.optionalKey(Schema.Array(CouponCartLine).check(Schema.isMaxLength(200))),
    ...CaptchaTokens,
  }),
  response: Schema.Struct({
    cardNumber: Text,
    cardBalance: Amount,
    isAllowPartialRedeem: Schema.Boolean,
    subPayDesc: Schema.Array(Text),
    suitedItemCode: Schema.Array(ItemCode),
    isThirdPartyCoupon: Schema.Boolean,
    card: Schema.optionalKey(QueriedCard),
  }),
});
