/** Random coupons for tests of any concept that is paid with them. */
export { coupon, couponItemCodes, couponList, dueLines } from './coupon.arbitraries.ts';
