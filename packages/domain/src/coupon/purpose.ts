/** What the coupons of a purchase may pay for, and the entry of one. Source. */
import type { Currency, Money } from '../money/index.ts';
import type { DueLine } from './coupon.ts';

/** A card as typed. `pin` is empty if none was given. */
export interface CouponEntry {
  readonly cardNumber: string;
  readonly pin: string;
}

/** A line in a coupon query: `amount` is the value of one card, `due` the amount due on the line before coupons. */
export interface CouponLine extends DueLine {
  readonly amount: Money;
  readonly quantity: number;
}

/** What the coupons may pay for. */
export interface CouponPurpose {
  readonly lines: readonly CouponLine[];
  readonly currency: Currency;
}
