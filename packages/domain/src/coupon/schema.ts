/** How coupon is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { appliedCouponFromWire, couponAnswerOfError, couponFromWire } from './coupon.schema.ts';
