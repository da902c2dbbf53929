/** An order as it is stored and shown. Source: S3.50. */
import type { AppliedCoupon } from '../coupon/index.ts';
import { isPositive } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { OrderNo } from './order-number.ts';
import type { OrderStatus } from './order-status.ts';

/** The price of an order. `gross` is before coupons, `total` is what was left to pay; both as in the cart total. */
export interface OrderTotals {
  readonly gross: Money;
  readonly couponsApplied: Money;
  readonly total: Money;
}

/** How it was paid: the provider's payment id, or the numbers of the coupons that covered it. */
export type PaymentReference =
  | { readonly type: 'payment'; readonly paymentId: string }
  | { readonly type: 'coupons'; readonly cardNumbers: readonly string[] };

/**
 * The reference of an order: its payment if a provider was paid, else the coupons that paid; null if there were none.
 */
export const paymentReference = (
  paymentId: string | null,
  coupons: readonly AppliedCoupon[],
): PaymentReference | null => {
  if (paymentId !== null) return { type: 'payment', paymentId };
  const paying = coupons.filter(({ applied }) => isPositive(applied));
  return paying.length === 0 ? null : { type: 'coupons', cardNumbers: paying.map(({ coupon }) => coupon.cardNumber) };
};

/** Parts that an order does not have yet are null. `invoice` is the invoice's address once it is ready. */
export interface OrderRecord {
  readonly orderNo: OrderNo;
  readonly reference: PaymentReference | null;
  readonly means: PaymentMeans;
  readonly discount: Money;
  readonly totals: OrderTotals;
  readonly trackingNumber: string | null;
  readonly invoice: string | null;
  readonly status: OrderStatus;
}
