/** What the coupons of a purchase may pay for, and how one is typed. Source. */
import type { Currency, Money } from '../money/index.ts';
import type { DueLine } from './coupon.ts';

/** A card as it was typed. `pin` is empty where none was given. */
export interface CouponEntry {
  readonly cardNumber: string;
  readonly pin: string;
}

/** A line as a coupon query tells of it: `amount` is the value of one card, `due` what is left of the line before coupons. */
export interface CouponLine extends DueLine {
  readonly amount: Money;
  readonly quantity: number;
}

/** What the coupons may pay for. */
export interface CouponPurpose {
  readonly lines: readonly CouponLine[];
  readonly currency: Currency;
}
