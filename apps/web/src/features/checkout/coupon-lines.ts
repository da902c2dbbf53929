/** A cart as coupons see it: what is due on each line before any of them, and what all of them leave. Source. */
import { cartTotal } from '@offrande/domain/cart';
import { allocateCoupons, type AppliedCoupon, type Coupon, type DueLine } from '@offrande/domain/coupon';
import { equals, rate } from '@offrande/domain/money';
import type { PricedCart } from '../../shop/use-priced-cart.ts';

/** Tax parts do not change what is due, so the rates do not matter here. */
const WITHOUT_TAX = { cardMadeTaxRate: rate(0), shippingTaxRate: rate(0) };

export const dueLinesOf = ({ cart, discounts }: PricedCart): readonly DueLine[] => {
  const { lines } = cartTotal(cart, { policy: WITHOUT_TAX, discounts, coupons: [] });
  return cart.lines.map(({ itemCode, parentItemCode }, at) => ({ itemCode, parentItemCode, due: lines[at]!.gross }));
};

/** What each coupon pays of the cart and what it keeps. */
export const appliedTo = (priced: PricedCart, coupons: readonly Coupon[]): readonly AppliedCoupon[] =>
  allocateCoupons(coupons, dueLinesOf(priced), priced.cart.currency).coupons;

/** True when the coupons after a re-query pay what they paid before: the button's amount still holds. */
export const isSameToPay = (priced: PricedCart, before: readonly Coupon[], after: readonly Coupon[]): boolean => {
  const [was, is] = [appliedTo(priced, before), appliedTo(priced, after)];
  return was.length === is.length && was.every(({ applied }, at) => equals(applied, is[at]!.applied));
};
