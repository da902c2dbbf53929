/** The coupon query: the card query with a cart beside it. Source: spec section 7 (S7.103, S7.104), A-15, A-100. */
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Amount, Count, ItemCode, Text, UnitId } from './wire.ts';

export const CouponCartLine = Schema.Struct({
  itemCode: ItemCode,
  parentItemCode: Schema.optionalKey(ItemCode),
  amount: Amount,
  qty: Count,
});

/** A query that succeeds also proves the right to spend the card in this buyer's session. */
export const queryCoupon = defineCall('queryCoupon', {
  method: 'POST',
  path: '/card/queryCard',
  version: 'v4',
  auth: 'buyer',
  sealed: true,
  unitField: 'aggregatorBu',
  request: Schema.Struct({
    aggregatorBu: UnitId,
    cardNumber: Text,
    pinCode: Schema.optionalKey(Text),
    custId: Schema.optionalKey(Text),
    cartList: Schema.Array(CouponCartLine).check(Schema.isMaxLength(200)),
    captchaToken: Schema.optionalKey(Text),
  }),
  response: Schema.Struct({
    cardNumber: Text,
    cardBalance: Amount,
    isAllowPartialRedeem: Schema.Boolean,
    subPayDesc: Schema.Array(Text),
    suitedItemCode: Schema.Array(ItemCode),
    isThirdPartyCoupon: Schema.Boolean,
  }),
});
