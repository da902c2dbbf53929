/** Cards that exist in memory, queried as coupons. Source: spec section 8 (coupon refusals), A-17, A-100. */
import type { CouponAnswer, Coupon } from '@offrande/domain/coupon';
import { normaliseCardNumber } from '@offrande/domain/coupon';
import { ERROR_CODES } from '../contract/answer.ts';

/** A card with its PIN; `pin` empty where the card has none. */
export interface MemoryCard extends Omit<Coupon, 'isVerified'> {
  readonly pin: string;
}

const invalid: CouponAnswer = {
  _tag: 'CouponRefused',
  code: ERROR_CODES.couponInvalid,
  message: 'Invalid Coupon',
  brands: [],
};

/**
 * The answer to a query. The correct PIN is required once: a card that was queried successfully stays cleared in this buyer's
 * session. A removed card answers as removed.
 */
export const createCardQuery = (cards: readonly MemoryCard[], removed: ReadonlySet<string>) => {
  const cleared = new Set<string>();
  return (cardNumber: string, pin: string): CouponAnswer => {
    const number = normaliseCardNumber(cardNumber);
    const card = cards.find((one) => one.cardNumber === number);
    if (card === undefined) return invalid;
    if (removed.has(number)) return { _tag: 'CouponRemoved' };
    if (card.pin !== '' && card.pin !== pin && !cleared.has(number)) return invalid;
    cleared.add(number);
    const { pin: _pin, ...coupon } = card;
    return { _tag: 'CouponFound', coupon: { ...coupon, isVerified: false } };
  };
};
