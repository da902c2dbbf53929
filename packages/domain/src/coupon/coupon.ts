/**
 * A coupon is a gift card that pays for an order: a means of payment, not a discount (spec section 3, A-14 to A-19,
 * It may pay for the items that its query cleared and for no others.
 */
import type { Money } from '../money/index.ts';
import { withoutWhiteSpace } from '../text/index.ts';

/**
 * `cardNumber` has no spaces. `brands` are the names shown with it. With empty `suitedItemCodes` it fits nothing
 * . `isVerified` is false after a failed re-query; such a coupon blocks payment.
 */
export interface Coupon {
  readonly cardNumber: string;
  readonly balance: Money;
  readonly isPartialRedeemAllowed: boolean;
  readonly brands: readonly string[];
  readonly suitedItemCodes: readonly string[];
  readonly isThirdParty: boolean;
  readonly isVerified: boolean;
}

/** What a coupon pays of an order and its balance afterwards, which is 0 if it pays without partial redeem. */
export interface AppliedCoupon {
  readonly coupon: Coupon;
  readonly applied: Money;
  readonly remaining: Money;
}

/** A line in an allocation: its item and the amount still due. */
export interface DueLine {
  readonly itemCode: string;
  readonly parentItemCode: string | null;
  readonly due: Money;
}

/** Card numbers are compared without any spaces. */
export const normaliseCardNumber = (text: string): string => withoutWhiteSpace(text);

/** True when the coupon's query cleared the line's item or the item it is a variant of. */
export const fits = (coupon: Coupon, line: Pick<DueLine, 'itemCode' | 'parentItemCode'>): boolean =>
  coupon.suitedItemCodes.includes(line.itemCode) ||
  coupon.suitedItemCodes.includes(line.parentItemCode ?? line.itemCode);

/** The last digits of a card, by which its owner recognises it and which may be shown. */
export const lastDigitsOf = (cardNumber: string): string => cardNumber.slice(-4);
