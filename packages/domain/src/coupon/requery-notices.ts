/**
 * What a re-query of the coupons has to tell (spec section 8, S8.23, S8.26, A-17, A-19): one notice for each reason, with
 * the card numbers in the order of the list.
 */
import { Struct } from 'effect';
import type { RemovalReason, Requeried } from './requery.ts';

/**
 * `CouponNoLongerValid`: accepted once, removed since; the catalogue's further "coupon invalid" beside the one at entry.
 * `CouponEmptied`: it holds nothing any more. `CouponFitsNoLine`: the cart has nothing left for it. These three left the
 * list. `CouponFetchFailed`: could not be asked; it stays and blocks payment until a re-query works.
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

/** The notices of a re-query, those that name removed coupons first; none where every coupon is as it was. */
export const requeryNotices = ({ removed, unverified }: Requeried): readonly CouponNotice[] => {
  const reasons = Struct.keys(TAGS);
  const removals = reasons.map((reason) => ({
    _tag: TAGS[reason],
    cardNumbers: removed.filter((coupon) => coupon.reason === reason).map(({ cardNumber }) => cardNumber),
  }));
  const failed = { _tag: 'CouponFetchFailed', cardNumbers: unverified } as const;
  return [...removals, failed].filter(({ cardNumbers }) => cardNumbers.length > 0);
};
