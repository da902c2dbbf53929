/** What a coupon query can answer, by the business's words; the wire's codes end in `coupon.schema.ts`. */
import type { Coupon } from './coupon.ts';

/**
 * `CouponFound`: the card's facts. `CouponRemoved`: the card may no longer be used (wire code 11018).
 * `CouponRefused`: another refusal with its own text. `CouponUnreachable`: no answer, or a failure without a text.
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
