/**
 * The format of coupons on the wire and in the browser's session (spec section 3 and 7, S3.52 to S3.54, S7.104), and
 * the one server code with a special meaning. Amounts are decimal strings.
 */
import { Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { moneyFromString } from '../money/schema.ts';
import type { Currency } from '../money/index.ts';
import type { CouponAnswer } from './answer.ts';
import { normaliseCardNumber } from './coupon.ts';
import type { AppliedCoupon, Coupon } from './coupon.ts';

const couponFields = (currency: Currency) => ({
  cardNumber: Schema.NonEmptyString,
  cardBalance: moneyFromString(currency),
  isAllowPartialRedeem: Schema.Boolean,
  subPayDesc: Schema.optionalKey(Schema.Array(Schema.String)),
  suitedItemCode: Schema.optionalKey(Schema.Array(Schema.String)),
  isThirdPartyCoupon: Schema.Boolean,
});

type WireCoupon = Schema.Struct<ReturnType<typeof couponFields>>['Type'];

/** Absent lists are empty, so a coupon without suited items fits nothing. */
const fromWire = (wire: WireCoupon): Coupon => ({
  cardNumber: normaliseCardNumber(wire.cardNumber),
  balance: wire.cardBalance,
  isPartialRedeemAllowed: wire.isAllowPartialRedeem,
  brands: wire.subPayDesc ?? [],
  suitedItemCodes: wire.suitedItemCode ?? [],
  isThirdParty: wire.isThirdPartyCoupon,
  isVerified: false,
});

const toWire = (coupon: Coupon): WireCoupon => ({
  cardNumber: coupon.cardNumber,
  cardBalance: coupon.balance,
  isAllowPartialRedeem: coupon.isPartialRedeemAllowed,
  subPayDesc: coupon.brands,
  suitedItemCode: coupon.suitedItemCodes,
  isThirdPartyCoupon: coupon.isThirdParty,
});

/** A coupon of one currency. It is decoded as unverified: only the answer of a query verifies it. */
export const couponFromWire = (currency: Currency) => {
  const wire = Schema.Struct(couponFields(currency));
  return wire.pipe(
    Schema.decodeTo(
      domainValue<Coupon>('balance', 'suitedItemCodes'),
      SchemaTransformation.transform<Coupon, WireCoupon>({ decode: fromWire, encode: toWire }),
    ),
  );
};

/** A coupon with what it pays of an order and what remains on it. */
export const appliedCouponFromWire = (currency: Currency) => {
  const amount = moneyFromString(currency);
  const wire = Schema.Struct({ ...couponFields(currency), appliedAmount: amount, remainingBalance: amount });
  return wire.pipe(
    Schema.decodeTo(
      domainValue<AppliedCoupon>('coupon', 'applied', 'remaining'),
      SchemaTransformation.transform<AppliedCoupon, (typeof wire)['Type']>({
        decode: ({ appliedAmount, remainingBalance, ...coupon }) => ({
          coupon: fromWire(coupon),
          applied: appliedAmount,
          remaining: remainingBalance,
        }),
        encode: ({ coupon, applied, remaining }) => ({
          ...toWire(coupon),
          appliedAmount: applied,
          remainingBalance: remaining,
        }),
      }),
    ),
  );
};

const removedCode = '11018';

/** The answer for a server error: code 11018 means that the card was removed (S8.25). */
export const couponAnswerOfError = (error: {
  readonly code: string;
  readonly message: string;
  readonly brands: readonly string[];
}): CouponAnswer => {
  if (error.code === removedCode) return { _tag: 'CouponRemoved' };
  return error.message === '' ? { _tag: 'CouponUnreachable' } : { _tag: 'CouponRefused', ...error };
};
