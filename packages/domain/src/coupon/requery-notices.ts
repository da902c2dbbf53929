/**
 * The notices of a re-query of the coupons (spec section 8, S8.23, S8.26, A-17, A-19): one for each reason, with the
 * card numbers in the order of the list.
 */
import { Struct } from 'effect';
import type { RemovalReason, Requeried } from './requery.ts';

/**
 * `CouponNoLongerValid`: accepted once, removed since; another "coupon invalid" message than the one for an entry.
 * `CouponEmptied`: its balance has become zero. `CouponFitsNoLine`: no line of the cart fits it any more. These three
 * were removed from the list. `CouponFetchFailed`: its query failed; it stays and blocks payment until a re-query
 * succeeds.
 */
export interface CouponNotice {
  readonly _tag: 'CouponNoLongerValid' | 'CouponEmptied' | 'CouponFitsNoLine' | 'CouponFetchFailed';
  readonly cardNumbers: readonly string[];
}

const TAGS = {
  noLongerValid: 'CouponNoLongerValid',
  noBalance: 'CouponEmptied',
  noFittingLine: 'CouponFitsNoLine',
} as const satisfies Record<RemovalReason, CouponNotice['_tag']>;

/** The notices of a re-query, removed coupons first; none if every coupon is unchanged. */
export const requeryNotices = ({ removed, unverified }: Requeried): readonly CouponNotice[] => {
  const reasons = Struct.keys(TAGS);
  const removals = reasons.map((reason) => ({
    _tag: TAGS[reason],
    cardNumbers: removed.filter((coupon) => coupon.reason === reason).map(({ cardNumber }) => cardNumber),
  }));
  const failed = { _tag: 'CouponFetchFailed', cardNumbers: unverified } as const;
  return [...removals, failed].filter(({ cardNumbers }) => cardNumbers.length > 0);
};
