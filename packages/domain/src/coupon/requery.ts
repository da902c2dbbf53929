/**
 * Queries every coupon of the list again, on each cart change and before payment, because balances change elsewhere
 * (spec section 4, A-19). Coupons that are no longer valid are removed and named; those whose query failed stay,
 * unverified.
 */
import { isPositive } from '../money/index.ts';
import type { CouponAnswer } from './answer.ts';
import type { Coupon, DueLine } from './coupon.ts';
import { fitsAnyLine } from './coupon-list.ts';

/** Why a re-query removed a coupon from the list. */
export type RemovalReason = 'noLongerValid' | 'noBalance' | 'noFittingLine';

export interface Requeried {
  readonly coupons: readonly Coupon[];
  readonly removed: readonly { readonly cardNumber: string; readonly reason: RemovalReason }[];
  /** Card numbers whose query failed; they stay and block payment. */
  readonly unverified: readonly string[];
}

const removalOf = (
  answer: CouponAnswer | undefined,
  lines: Parameters<typeof fitsAnyLine>[1],
): RemovalReason | null => {
  if (answer?._tag === 'CouponRemoved') return 'noLongerValid';
  if (answer?._tag !== 'CouponFound') return null;
  if (!isPositive(answer.coupon.balance)) return 'noBalance';
  return fitsAnyLine(answer.coupon, lines) ? null : 'noFittingLine';
};

/**
 * The list after its re-query. `answers` is by card number; a coupon without an answer counts as unreachable, one that
 * was not in the list is ignored. A fitting coupon with nothing left to pay stays.
 */
export const reconcileCoupons = (
  coupons: readonly Coupon[],
  answers: ReadonlyMap<string, CouponAnswer>,
  lines: readonly Pick<DueLine, 'itemCode' | 'parentItemCode'>[],
): Requeried => {
  const kept: Coupon[] = [];
  const removed: { cardNumber: string; reason: RemovalReason }[] = [];
  for (const coupon of coupons) {
    const { cardNumber } = coupon;
    const answer = answers.get(cardNumber);
    const reason = removalOf(answer, lines);
    if (reason !== null) removed.push({ cardNumber, reason });
    else if (answer?._tag === 'CouponFound') kept.push({ ...answer.coupon, cardNumber, isVerified: true });
    else kept.push({ ...coupon, isVerified: false });
  }
  const unverified = kept.filter((coupon) => !coupon.isVerified).map((coupon) => coupon.cardNumber);
  return { coupons: kept, removed, unverified };
};

/** True if every coupon's last query succeeded; otherwise payment is blocked. */
export const areCouponsVerified = (coupons: readonly Coupon[]): boolean => coupons.every((coupon) => coupon.isVerified);
