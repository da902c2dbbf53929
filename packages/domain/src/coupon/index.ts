/** Gift cards that pay for an order (spec sections 3 to 5, A-14 to ). */
export { fits, lastDigitsOf, normaliseCardNumber } from './coupon.ts';
export type { AppliedCoupon, Coupon, DueLine } from './coupon.ts';
export { allocateCoupons } from './allocation.ts';
export type { Allocation } from './allocation.ts';
export type { CouponAnswer } from './answer.ts';
export {
  addAnsweredCoupon,
  addCoupon,
  checkCouponEntry,
  fitsAnyLine,
  removeCoupon,
  resetCoupons,
} from './coupon-list.ts';
export type { AddedCoupon, CouponRefusal, PinRule } from './coupon-list.ts';
export { lostBalances, newLostBalances } from './losses.ts';
export type { LostBalance } from './losses.ts';
export { areCouponsVerified, reconcileCoupons } from './requery.ts';
export type { RemovalReason, Requeried } from './requery.ts';
export { requeryNotices } from './requery-notices.ts';
export type { CouponNotice } from './requery-notices.ts';
export type { CouponEntry, CouponLine, CouponPurpose } from './purpose.ts';
