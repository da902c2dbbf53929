/** The answers of a coupon query in domain terms; wire codes are limited to `coupon.schema.ts`. */
import type { Coupon } from './coupon.ts';

/**
 * `CouponFound`: the card's facts. `CouponRemoved`: the card may no longer be used (wire code 11018). `CouponRefused`:
 * another refusal with its own message. `CouponUnreachable`: no answer, or a failure without a message.
 */
export type CouponAnswer =
  | { readonly _tag: 'CouponFound'; readonly coupon: Coupon }
  | { readonly _tag: 'CouponRemoved' }
  | {
      readonly _tag: 'CouponRefused';
      readonly code: string;
      readonly message: string;
      readonly brands: readonly string[];
    }
  | { readonly _tag: 'CouponUnreachable' };
