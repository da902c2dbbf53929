/** A cart for coupons: the amount due on each line before any of them. Source. */
import type { CouponPurpose } from '../coupon/index.ts';
import type { DiscountEntry } from '../discount/index.ts';
import { rate } from '../money/index.ts';
import type { Cart } from '../cart/index.ts';
import { cartTotal } from './totals.ts';

/** A cart with its discounts. */
export interface PricedCart {
  readonly cart: Cart;
  readonly discounts: readonly DiscountEntry[];
}

/** Tax parts do not change what is due, so the rates do not matter here. */
const WITHOUT_TAX = { cardMadeTaxRate: rate(0), shippingTaxRate: rate(0) };

/** What the coupons of a cart may pay for. */
export const couponPurpose = ({ cart, discounts }: PricedCart): CouponPurpose => {
  const { lines } = cartTotal(cart, { policy: WITHOUT_TAX, discounts, coupons: [] });
  return {
    currency: cart.currency,
    lines: cart.lines.map(({ itemCode, parentItemCode, amount, quantity }, at) => ({
      itemCode,
      parentItemCode,
      amount,
      quantity,
      due: lines[at]!.gross,
    })),
  };
};
